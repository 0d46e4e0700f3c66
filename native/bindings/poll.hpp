// What a running search asks of Python.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <utility>

namespace nb = nanobind;

// Asks Python whether to stop: a pending signal such as Ctrl-C, or the caller's own function. An exception of either
// waits in the interpreter until the search has unwound.
class Poll {
 public:
  // With a count the function is given how much is done.
  explicit Poll(nb::object callback, const std::atomic<std::size_t>* done = nullptr) : callback_(std::move(callback)), done_(done) {}

  bool operator()() {
    nb::gil_scoped_acquire lock;
    if (PyErr_Occurred() != nullptr || PyErr_CheckSignals() != 0) return true;
    if (callback_.is_none()) return false;
    PyObject* answer = done_ == nullptr ? PyObject_CallNoArgs(callback_.ptr())
                                        : PyObject_CallFunction(callback_.ptr(), "n", static_cast<Py_ssize_t>(done_->load()));
    if (answer == nullptr) return true;
    const int truth = PyObject_IsTrue(answer);
    Py_DECREF(answer);
    return truth != 0;
  }

 private:
  nb::object callback_;
  const std::atomic<std::size_t>* done_;
};

// Lends a Poll by reference, so that copies of the std::function never touch reference counts without the lock.
inline std::function<bool()> lent(Poll& poll) {
  return [&poll] { return poll(); };
}
