// Messages of the scripts.
export function log(line) {
  console.log(`» ${line}`);
}

/** Prints the reason and exits with code 1. */
export function exitWithError(...lines) {
  for (const line of lines) console.error(`» ${line}`);
  process.exit(1);
}
