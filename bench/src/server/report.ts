/**
 * Imported into a server before its own program, which knows nothing of it: tells whoever started the server, when
 * asked, how much processor time it has taken so far, all its threads included.
 */
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit()); // nobody is left to stop us
