/**
 * Imported into a server before its own program, which knows nothing of it: tells whoever started the server, when
 * asked, how much processor time it has taken so far, all its threads included, and how much memory it has now.
 */
process.on('message', () => process.send?.({ ...process.cpuUsage(), memory: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit()); // nobody is left to stop us
