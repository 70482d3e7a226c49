/**
 * Imported into a server before its own program. Answers the parent process with the CPU time of all threads and the
 * resident memory.
 */
process.on('message', () => process.send?.({ ...process.cpuUsage(), memory: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit()); // the parent process has ended
