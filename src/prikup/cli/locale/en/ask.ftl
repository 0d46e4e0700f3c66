### Questions in the terminal.

ask-prompt = [{ $default }] ›{" "}
ask-choice = Type a number from 1 to { $most }, or the beginning of an answer
ask-number = Expected a whole number from { $low } to { $high }
ask-ended = The answers ended before the questions: no rules were made
ask-written = Rules written: { $path }
