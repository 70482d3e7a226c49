import type { Like } from '@signoria/engine';

/** Headings and labels of the page that nobody else says. */
export const LABELS_EN = {
  city: 'City',
  duomo: 'Duomo',
  lives: 'Lives',
  district: 'District',
  /** Of the Cathedral, as everybody in Florence calls it. */
  cathedral: 'Cattedrale di Santa Maria del Fiore',
  complete: 'complete',
  completeBy: (name: string) => `completed by ${name}`,
  promisedBy: (name: string, artist: string) => `${name} with ${artist}`,
  skills: (skills: string) => `needs ${skills}`,
  brings: (what: string) => `brings ${what}`,
  eachRound: (what: string) => `${what} each round`,

  market: 'Market',
  marketNote: (sale: number, purchase: number) => `sell ${sale}, buy ${purchase}, two for one`,
  turnOrder: 'Turn order',
  pulpit: 'Cathedral pulpit',
  pulpitShut: 'opens with the Pulpito',
  pulpitFree: 'one worker a round',
  work: 'Go to work',
  workNote: (fiorini: number) => `${fiorini} fiorini at once`,

  livesTitle: 'Life in Florenza',
  lastRound: 'last round',
  unnamed: (count: number) => `Unnamed ×${count}`,
  free: 'free',
  results: (numbers: string) => `die: ${numbers}`,
  masterpieceDone: 'has done the masterpiece',
  takenBy: (name: string) => `taken by ${name}`,
  detained: 'detained',
  expelled: 'expelled',
  roundsLeft: (rounds: number) => (rounds === 1 ? 'last round' : `${rounds} rounds left`),

  districtOf: (family: string) => `${family} district`,
  space: (number: number) => `space ${number}`,
  buildHere: 'Build here',
  empty: 'empty',
  rising: 'under construction',
  workerOf: (name: string) => `worker of ${name}`,
  allFour: 'all four',
  ownPulpit: 'pulpit',
  pulpitTaken: (name: string) => `pulpit: ${name}`,

  supply: 'Workshops in the supply',
  left: (count: number) => `${count} left`,

  promises: 'Promises',
  promisesNote: 'as they fall due',
  noPromises: 'Nothing promised this round.',
  holds: 'kept',
  short: (what: string) => `${what} short`,
  fails: (points: number) => `It would fail: ${points} prestige.`,
  due: (phase: number) => `phase ${phase}`,
  afterwards: (amount: number) => `then ${amount}`,

  prestige: 'Prestige',
  influence: 'Influence',
  certificates: (points: number) => `${points} in certificates`,
  certificatesHidden: 'certificates hidden',
  goods: (count: number) => (count === 1 ? '1 good' : `${count} goods`),
  workers: (count: number) => (count === 1 ? '1 worker' : `${count} workers`),
  artworksOf: (house: string, done: number) => `${house}: ${done} of 4`,
  acting: (name: string) => `${name} is acting`,
};
export type Labels = Like<typeof LABELS_EN>;
