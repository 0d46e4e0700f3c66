### Wrong input, exit code 1.

error-file-missing = { $path }: there is no such file
error-file-folder = { $path }: this is a folder, expected a file
error-file-encoding = { $path }: this is not text in UTF-8
error-file-unreadable = { $path }: cannot be read: { $detail }
error-file-unwritable = { $path }: cannot be written: { $detail }
error-output = The output cannot be written: { $detail }
error-set = --set { $given }: expected KEY=VALUE, such as ten=whisted
error-place = { $path }, line { $line }
