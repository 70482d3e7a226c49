import type { Language } from '@signoria/engine';

/** The words of the terminal; the words of the games are in their `text/` folders. */
export interface PromptWords {
  /** `others` is empty in a solo game. */
  readonly intro: (you: string, others: string) => string;
  /** `name` is a component that can be explained. */
  readonly howTo: (name: string) => string;
  readonly you: string;
  readonly bot: string;
  readonly and: string;
  readonly sinceThen: string;
  readonly choose: (count: number) => string;
  readonly wholeTable: string;
  /** Hint at the key that shows the optional moves. */
  readonly unfold: (count: number) => string;
  readonly fold: string;
  readonly thinking: (name: string) => string;
  readonly notAChoice: (input: string, count: number) => string;
  readonly wrongTooOften: string;

  readonly commands: readonly (readonly [string, string])[];
  readonly nothingFound: (searched: string) => string;
  readonly several: (searched: string) => string;
  readonly rulesSay: string;
  readonly seeRules: string;
  readonly howToReadRules: string;
  readonly noLog: string;

  readonly undone: string;
  readonly nothingToUndo: string;
  readonly revealedSince: string;
  readonly movedSince: (name: string) => string;

  readonly worth: (artist: string, value: number) => string;
  readonly masterpiece: string;

  readonly total: string;
  readonly unknownLines: string;
  readonly over: string;
  readonly wins: (name: string) => string;
  readonly youWin: string;
  readonly shared: (names: string) => string;

  readonly saved: (file: string) => string;
  readonly goOn: string;
  readonly replay: string;
  readonly continueQuestion: string;
  readonly continueExpected: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly continued: string;
  readonly keptAside: (file: string) => string;
  readonly corrupt: (file: string, why: string) => string;
  readonly cannotSave: (file: string, why: string) => string;
}

const en: PromptWords = {
  intro: (you, others) => `You are the ${you}.${others && ` At the table with you: ${others}.`}`,
  howTo: (name) =>
    `Type the number of a choice and press Enter. help lists the commands, ? ${name} explains ${name}, q leaves.`,
  you: 'you',
  bot: 'bot',
  and: 'and',
  sinceThen: 'What happened',
  choose: (count) => `1–${count}, or help`,
  wholeTable: 't: the whole table',
  unfold: (count) => `f: ${count === 1 ? 'one free action' : `${count} free actions`} besides`,
  fold: 'f: fold the free actions away',
  thinking: (name) => `${name} …`,
  notAChoice: (input, count) => `“${input}” is not a choice. Expected a number from 1 to ${count}, or help.`,
  wrongTooOften: 'Too many answers that fit nothing; leaving.',
  commands: [
    ['1, 2, …', 'take the choice with this number'],
    ['? name', 'explain whatever has a name: a card, an artist, a building; part of it will do'],
    ['? 12', 'explain choice 12'],
    ['? R5.3', 'print a rule; ? R5 a whole chapter; r lists the chapters'],
    ['Enter', 'the choices again'],
    ['f', 'show or fold away what may be done besides the answer'],
    ['t', 'the whole table'],
    ['s', 'the score so far, line by line'],
    ['l', 'the log of the game so far'],
    ['u', 'take back your last decision, if nothing has been revealed since'],
    ['u turn', 'take back your whole turn, as far as nothing has been revealed'],
    ['q', 'save and leave'],
  ],
  nothingFound: (searched) => `Nothing is called “${searched}”. Try part of a name, or a rule such as ? R5.`,
  several: (searched) => `“${searched}” is part of these names:`,
  rulesSay: 'The rules say:',
  seeRules: 'Rules',
  howToReadRules: 'r 5 or ? R5 prints chapter 5.',
  noLog: 'Nothing has happened yet.',
  undone: 'Taken back.',
  nothingToUndo: 'You have decided nothing yet that could be taken back.',
  revealedSince: 'That cannot be taken back: it showed something nobody could know before.',
  movedSince: (name) => `That cannot be taken back: the ${name} have moved since.`,
  worth: (artist, value) => `${artist}: the card is turned over … ${value} prestige`,
  masterpiece: 'A MASTERPIECE!',
  total: 'Total',
  unknownLines: '?: hidden until the end',
  over: 'The game is over',
  wins: (name) => `The ${name} win.`,
  youWin: 'You win! Florence is yours.',
  shared: (names) => `The victory is shared by ${names}.`,
  saved: (file) => `The game is saved in ${file}`,
  goOn: 'Go on with:',
  replay: 'See it again with:',
  continueQuestion: 'There is an unfinished game. Continue? [Y/n] ',
  continueExpected: 'Expected y (continue) or n (a new game; the old one is kept).',
  yes: ['', 'y', 'yes', '1'],
  no: ['n', 'no', '0', '2'],
  continued: 'The game goes on where you left it.',
  keptAside: (file) => `The earlier game is kept in ${file}`,
  corrupt: (file, why) => `${file} cannot be read (${why}). A new game begins.`,
  cannotSave: (file, why) => `The game cannot be saved in ${file}: ${why}`,
};

const de: PromptWords = {
  intro: (you, others) => `Du führst die Familie ${you}.${others && ` Mit am Tisch: ${others}.`}`,
  howTo: (name) =>
    `Gib die Nummer einer Möglichkeit ein und drücke Enter. help zeigt die Befehle, ? ${name} erklärt ${name}, q beendet.`,
  you: 'du',
  bot: 'Bot',
  and: 'und',
  sinceThen: 'Was geschah',
  choose: (count) => `1–${count} oder help`,
  wholeTable: 't: der ganze Tisch',
  unfold: (count) => `f: dazu ${count === 1 ? 'eine freie Aktion' : `${count} freie Aktionen`}`,
  fold: 'f: freie Aktionen einklappen',
  thinking: (name) => `${name} …`,
  notAChoice: (input, count) =>
    `„${input}“ steht nicht zur Wahl. Erwartet wird eine Zahl von 1 bis ${count} oder help.`,
  wrongTooOften: 'Zu viele Antworten, die auf nichts passen; das Programm endet.',
  commands: [
    ['1, 2, …', 'wählt die Möglichkeit mit dieser Nummer'],
    ['? Name', 'erklärt, was einen Namen hat: Karte, Künstler, Gebäude; ein Teil davon genügt'],
    ['? 12', 'erklärt Möglichkeit 12'],
    ['? R5.3', 'zeigt eine Regel; ? R5 ein ganzes Kapitel; r die Liste der Kapitel'],
    ['Enter', 'noch einmal die Möglichkeiten'],
    ['f', 'zeigt oder verbirgt, was neben der Antwort möglich ist'],
    ['t', 'den ganzen Tisch'],
    ['s', 'die bisherige Wertung, Zeile für Zeile'],
    ['l', 'den bisherigen Spielverlauf'],
    ['u', 'nimmt deine letzte Entscheidung zurück, wenn seither nichts aufgedeckt wurde'],
    ['u turn', 'nimmt deinen ganzen Zug zurück, soweit nichts aufgedeckt wurde'],
    ['q', 'speichert und beendet'],
  ],
  nothingFound: (searched) => `Nichts heißt „${searched}“. Versuche einen Teil eines Namens oder eine Regel wie ? R5.`,
  several: (searched) => `„${searched}“ kommt in diesen Namen vor:`,
  rulesSay: 'Die Regeln sagen:',
  seeRules: 'Regeln',
  howToReadRules: 'r 5 oder ? R5 zeigt Kapitel 5.',
  noLog: 'Bisher ist nichts geschehen.',
  undone: 'Zurückgenommen.',
  nothingToUndo: 'Du hast noch nichts entschieden, was sich zurücknehmen ließe.',
  revealedSince: 'Das lässt sich nicht zurücknehmen: Es wurde etwas aufgedeckt, was niemand wissen konnte.',
  movedSince: (name) => `Das lässt sich nicht zurücknehmen: Seither hat die Familie ${name} gespielt.`,
  worth: (artist, value) => `${artist}: Die Karte wird umgedreht … ${value} Siegpunkte`,
  masterpiece: 'EIN MEISTERWERK!',
  total: 'Summe',
  unknownLines: '?: verdeckt bis zum Spielende',
  over: 'Das Spiel ist zu Ende',
  wins: (name) => `Die Familie ${name} gewinnt.`,
  youWin: 'Du gewinnst! Florenz gehört dir.',
  shared: (names) => `Den Sieg teilen sich ${names}.`,
  saved: (file) => `Das Spiel ist gespeichert in ${file}`,
  goOn: 'Weiter geht es mit:',
  replay: 'Noch einmal ansehen mit:',
  continueQuestion: 'Es gibt ein unbeendetes Spiel. Weiterspielen? [J/n] ',
  continueExpected: 'Erwartet wird j (weiter) oder n (neues Spiel; das alte bleibt erhalten).',
  yes: ['', 'j', 'ja', 'y', '1'],
  no: ['n', 'nein', 'no', '0', '2'],
  continued: 'Das Spiel geht weiter, wo du aufgehört hast.',
  keptAside: (file) => `Das frühere Spiel bleibt erhalten in ${file}`,
  corrupt: (file, why) => `${file} ist nicht lesbar (${why}). Ein neues Spiel beginnt.`,
  cannotSave: (file, why) => `Das Spiel lässt sich nicht in ${file} speichern: ${why}`,
};

const it: PromptWords = {
  intro: (you, others) => `Guidi la famiglia ${you}.${others && ` Al tavolo con te: ${others}.`}`,
  howTo: (name) =>
    `Scrivi il numero di una scelta e premi Invio. help elenca i comandi, ? ${name} spiega ${name}, q esce.`,
  you: 'tu',
  bot: 'bot',
  and: 'e',
  sinceThen: 'Che cosa è successo',
  choose: (count) => `1–${count} oppure help`,
  wholeTable: 't: tutto il tavolo',
  unfold: (count) => `f: inoltre ${count === 1 ? 'un’azione libera' : `${count} azioni libere`}`,
  fold: 'f: nascondi le azioni libere',
  thinking: (name) => `${name} …`,
  notAChoice: (input, count) => `«${input}» non è una scelta. Serve un numero da 1 a ${count}, oppure help.`,
  wrongTooOften: 'Troppe risposte che non corrispondono a nulla; il programma esce.',
  commands: [
    ['1, 2, …', 'prende la scelta con questo numero'],
    ['? nome', 'spiega ciò che ha un nome: una carta, un artista, un edificio; ne basta una parte'],
    ['? 12', 'spiega la scelta 12'],
    ['? R5.3', 'mostra una regola; ? R5 un intero capitolo; r elenca i capitoli'],
    ['Invio', 'di nuovo le scelte'],
    ['f', 'mostra o nasconde ciò che si può fare oltre alla risposta'],
    ['t', 'tutto il tavolo'],
    ['s', 'il punteggio finora, voce per voce'],
    ['l', 'la cronaca della partita finora'],
    ['u', 'annulla la tua ultima decisione, se poi non è stato rivelato nulla'],
    ['u turn', 'annulla tutto il tuo turno, fin dove non è stato rivelato nulla'],
    ['q', 'salva ed esce'],
  ],
  nothingFound: (searched) => `Nulla si chiama «${searched}». Prova con parte di un nome, o con una regola come ? R5.`,
  several: (searched) => `«${searched}» fa parte di questi nomi:`,
  rulesSay: 'Le regole dicono:',
  seeRules: 'Regole',
  howToReadRules: 'r 5 oppure ? R5 mostra il capitolo 5.',
  noLog: 'Non è ancora successo nulla.',
  undone: 'Annullato.',
  nothingToUndo: 'Non hai ancora deciso nulla che si possa annullare.',
  revealedSince: 'Non si può annullare: ha rivelato qualcosa che nessuno poteva sapere.',
  movedSince: (name) => `Non si può annullare: nel frattempo ha giocato la famiglia ${name}.`,
  worth: (artist, value) => `${artist}: si gira la carta … ${value} punti prestigio`,
  masterpiece: 'UN CAPOLAVORO!',
  total: 'Totale',
  unknownLines: '?: nascosto fino alla fine',
  over: 'La partita è finita',
  wins: (name) => `Vince la famiglia ${name}.`,
  youWin: 'Hai vinto! Firenze è tua.',
  shared: (names) => `La vittoria è condivisa da ${names}.`,
  saved: (file) => `La partita è salvata in ${file}`,
  goOn: 'Si continua con:',
  replay: 'Per rivederla:',
  continueQuestion: 'C’è una partita non finita. Continuare? [S/n] ',
  continueExpected: 'Serve s (continua) oppure n (nuova partita; la vecchia resta).',
  yes: ['', 's', 'si', 'sì', 'y', '1'],
  no: ['n', 'no', '0', '2'],
  continued: 'La partita riprende da dove l’avevi lasciata.',
  keptAside: (file) => `La partita precedente resta in ${file}`,
  corrupt: (file, why) => `${file} non è leggibile (${why}). Comincia una nuova partita.`,
  cannotSave: (file, why) => `La partita non si può salvare in ${file}: ${why}`,
};

export const WORDS: Readonly<Record<Language, PromptWords>> = { en, de, it };
