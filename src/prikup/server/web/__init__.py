"""The application around the tables: pages, a small API, cookies, checks of where a request comes from."""
