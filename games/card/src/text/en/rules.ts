import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is generated from this file,
 * `overview.ts` and `examples.ts`. The other languages must have the same numbers. A `ruling` settles an open point of
 * the rulebook.
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1': 'Two to four players each lead a Florentine family. The families differ only in colour.',
  'R1.2':
    'Florenza cards marked 3+ are used with three or four players, those marked 4 only with four. The others go back into the box.',
  'R1.3':
    'Without the option “Guilds”, all twelve guild cards go back into the box as well. That makes the first game easier.',
  'R1.4': 'Sort the Florenza cards into three decks by the numeral in their corner and shuffle each deck separately.',
  'R1.5': [
    'The locations are laid out face up.',
    ruling(
      'Their marks for the number of players count as on Florenza cards: with two, three or four players, 14, 16 or 17 locations are in play.',
    ),
  ],
  'R1.6':
    'The supply has 21 marble, 21 wood, 11 each of metal, fabric, gold and spice, and 4,000 fiorini in coins of 50, 100 and 500. Coins can always be changed.',
  'R1.7':
    'Seven monuments are drawn and placed in a row by value, the highest on the left. Of two with the same value, the one drawn first is further left.',
  'R1.8':
    'Six, eight or ten artists (with two, three or four players) are drawn face down and laid out by type. The back shows an artist’s name, type, price and possible values.',
  'R1.9': 'Everyone starts with one of each resource, 300 fiorini and five cards from deck I.',
  'R1.10': 'The first player is chosen at random and becomes Captain of the People.',
  'R1.11': [
    'The cards, resources and fiorini in your hand are secret. Nobody sees the value of an artist before the artist is hired. The supply, the cards in front of the players and everything they have reserved are open.',
    ruling(
      'Everyone also sees how many Florenza cards and how many resource cards each player holds. The option “Open purses” shows the resources and fiorini of all players.',
      'Resources and fiorini change hands openly, so anyone could keep count.',
    ),
  ],
  R2: 'The round',
  'R2.1':
    'The game lasts five rounds. Each round has four phases: draw artists and monuments, draw Florenza cards, take actions, end of the round.',
  'R2.2': 'Round 1 skips the first two phases, because these cards were already drawn when setting up.',
  'R2.3': 'Draw six, eight or ten new artists face down, as when setting up.',
  'R2.4':
    'Draw five more monuments and add them to those left in the row. Sort them all by value, the highest on the left. Of two with the same value, the one drawn first is further left.',
  'R2.5':
    'Starting with the Captain and going clockwise, each player draws four Florenza cards, plus one for each residence in front of them.',
  'R2.6':
    'The deck changes every round. Round 1: deck I. Round 2: shuffle deck II into the cards left. Round 3: shuffle deck III into the cards left. Round 4: shuffle the discard pile into the cards left. Round 5: only the cards left.',
  'R2.7': [
    ruling(
      'If the deck is too small, the cards are dealt player by player, starting with the Captain. Each player takes their full number while the cards last.',
    ),
  ],
  R3: 'Taking actions',
  'R3.1': 'Starting with the Captain and going clockwise, each player takes one action. Do this four times.',
  'R3.2':
    'Then extra actions follow: first one for each player with a Palagio, then one for each with a Casamento, then with a Casa, and last with a preacher. For each of these cards, players act in the usual turn order.',
  'R3.3': [
    ruling(
      'You take an extra action if the card is in front of you when the action marker reaches its space. A Casa that you play as your fourth action still counts in this round. A Palagio that you play with the Casamento’s action comes too late, because the marker has already passed it.',
    ),
  ],
  'R3.4': [ruling('You cannot pass: you take all your actions. Sending out workers is always possible.')],
  'R3.5': [
    ruling(
      'Apart from sending out workers, an action that takes something from the supply is possible only if the supply has all of it before you pay.',
    ),
  ],
  R4: 'Action A: play a Florenza card',
  'R4.1': 'Play a card from your hand and return the resources and fiorini it shows to the supply.',
  'R4.2': 'Place the card face up in front of you. Its effect lasts until the end of the game.',
  'R4.3':
    'Workshops and some residences give you an income at the end of every round, including the round in which you play them.',
  'R4.4': 'Residences and preachers give you an extra action (R3.2).',
  'R4.5': 'Residences let you draw one more Florenza card at the start of every following round.',
  'R4.6': [
    'You may never have two identical cards in front of you.',
    ruling(
      'Identical cards have the same kind and the same name. You may have the Facciata of the palace and that of the church.',
    ),
  ],
  'R4.7': 'You may never have more than one preacher in front of you.',
  'R4.8': 'Family palaces and district churches also need an artist, whom you hire with the same action.',
  R5: 'Hiring artists',
  'R5.1':
    'Palaces, churches and monuments each need exactly one artist, of one of the types they show: architect, sculptor or painter. If you cannot pay for a suitable artist, you cannot play or complete the work.',
  'R5.2': 'Pay the price on the artist’s back together with the cost of the work.',
  'R5.3': 'Only then turn the artist over. At the end of the game, you score the value on the front as prestige.',
  'R5.4': 'An artist’s highest value is the masterpiece. It has no other effect: just enjoy it.',
  'R5.5':
    'Instead of a named artist, you may hire an anonymous one of the right type for 50 fiorini. Anonymous artists give no prestige. There is one of each type, and each can be hired once per round.',
  'R5.6': [
    ruling(
      'Face-down cards of the same artist look alike, so they are one choice. If you choose it, you get the card drawn first.',
    ),
  ],
  'R5.7': [
    'Only you can hire an artist that you have reserved.',
    ruling('Your reserved card is a separate choice from cards of the same artist on the table.'),
  ],
  R6: 'Actions B and C: monuments',
  'R6.1': 'Complete a monument from the row, or one that you have reserved.',
  'R6.2': 'Pay its resources and fiorini, hire an artist (R5) and place the card in front of you.',
  'R6.3': 'Reserving a monument and completing it later takes two actions.',
  'R6.4':
    'Reserve a monument: take one from the row and place it face down in front of you. Everyone still knows which one it is.',
  'R6.5':
    'You may reserve as many monuments as you like, one per action. You may complete other monuments before those you have reserved.',
  R7: 'Action D: reserve an artist',
  'R7.1': 'Take an artist from the table and place the card face down in front of you, to hire the artist later.',
  'R7.2': 'You cannot reserve anonymous artists.',
  'R7.3': 'Nobody looks at the front, not even you. You pay the price only when you hire the artist.',
  'R7.4': 'You may reserve as many artists as you like, one per action. They stay in front of you when the round ends.',
  R8: 'Action E: activate a location',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo and Erbolaio: take one of the resource shown from the supply.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore and Speziale: return one of the resource shown and take 200 fiorini.',
  'R8.3': 'Baratto: exchange one resource from your hand for one of a different kind.',
  'R8.4': [
    'Capitano del Popolo: take the card. You will be Captain in the next round.',
    ruling('Any player may take the card, even the current Captain, and even in round 5.'),
  ],
  'R8.5': 'Turn the location face down when you activate it. Nobody can use it again in this round.',
  R9: 'Actions F, G and H: workers, market, inspiration',
  'R9.1': 'Send out workers: take 50 fiorini from the supply, or less if it has less.',
  'R9.2': 'Go to market to sell: return one resource and take 100 fiorini.',
  'R9.3': 'Go to market to buy: pay 100 fiorini and take one resource.',
  'R9.4': [
    'Go to market to exchange: return any two resources and take any one from the supply.',
    ruling('It may be of a kind that you have just returned.'),
  ],
  'R9.5': 'You may go to market as often as you have actions.',
  'R9.6': 'Search for inspiration: draw one Florenza card from the current deck.',
  'R9.7': 'You cannot search for inspiration when the deck is empty.',
  R10: 'The end of the round',
  'R10.1':
    'The round ends with four steps in this order: discard cards, collect income, elect the Captain, reset the locations.',
  'R10.2': 'Remove all monuments in the row from the game, except for the two furthest to the left.',
  'R10.3': 'Remove all artists left on the table from the game without looking at them.',
  'R10.4': [
    'If you have Florenza cards in your hand, you keep one and discard the rest.',
    ruling(
      'You must keep one: you cannot discard them all. All players choose in secret at the same time, and the discarded cards stay face down.',
    ),
  ],
  'R10.5': 'In turn order, each player receives the base income: one marble, one wood and 200 fiorini.',
  'R10.6': [
    'Then the Captain chooses a resource, and everyone receives one of it. After the marble and wood, the supply must still have one for each player.',
    ruling('If the supply does not have that many of any resource, nobody receives one.'),
  ],
  'R10.7': [
    'Then each player receives the income of the cards in front of them.',
    ruling('This happens in turn order, after everyone has received the base income.'),
  ],
  'R10.8': 'If the supply runs short, players are served in turn order. The rest of the income is lost.',
  'R10.9': 'The current Captain chooses the resource. The new Captain is elected only after the income.',
  'R10.10': 'The player who took the Capitano del Popolo becomes Captain and returns the card.',
  'R10.11': 'If nobody took it, the player to the left of the Captain becomes Captain.',
  'R10.12': 'Turn all locations and anonymous artists face up again.',
  'R10.13': 'In round 5, only collect income and elect the Captain. Nothing is discarded or reset.',
  R11: 'Scoring',
  'R11.1': 'Monuments, district buildings, palaces and churches score the prestige they show.',
  'R11.2': 'Each artist you have hired scores the value on the front.',
  'R11.3': 'Each set of one palace, one church and one district building scores 5 prestige.',
  'R11.4': [
    'The player with the most resource cards in hand scores 4 prestige, the second 2 and the third 1.',
    ruling(
      'Tied players share a place, and each of them scores it in full. The places after it are skipped: after two players in first place, the next one is third. Players without resources are ranked as well.',
    ),
  ],
  'R11.5': 'Fiorini in hand score in the same way.',
  'R11.6': 'The Captain elected at the very end scores 1 prestige.',
  'R11.7': 'Each monument that you have reserved and not completed costs you the prestige it shows.',
  'R11.8': 'Each artist that you have reserved and not hired is turned over and costs you the value on the front.',
  'R11.9': 'The player with the most prestige wins.',
  'R11.10': [
    'On a tie, the tied player with the most valuable single artwork wins: a work that needed an artist, together with the value of that artist. If the tie remains, compare the second most valuable artworks, and so on.',
    ruling(
      'Guilds do not count here, and a missing artwork counts as 0. If everything is equal, the players share the victory.',
    ),
  ],
  'R11.11': [ruling('Your total may be negative.')],
  R12: 'Guilds',
  'R12.1':
    'Arte dei Mercatanti: after your income from cards, you also receive one resource of your choice that the supply still has.',
  'R12.2': 'Arte Maggiore: at the end of the game, 3 prestige for each of your workshops.',
  'R12.3': [
    'Bottega d’Arte: every artist you hire costs 50 fiorini less, even an anonymous one.',
    ruling('The price is never below 0 fiorini.'),
  ],
  'R12.4': [
    'Edificatore: every monument you complete costs 50 fiorini less.',
    ruling('The cost is never below 0 fiorini.'),
  ],
  'R12.5': [
    'Mastro Artista: at the end of the game, 5 prestige for each set of an architect, a sculptor and a painter you have hired.',
    ruling('Anonymous artists and artists you have only reserved do not count.'),
  ],
  'R12.6': 'Padrone: at the end of the game, 3 prestige for each of your residences.',
  'R12.7': 'Protettore: at the end of the game, 3 prestige for each monument you have completed.',
  'R12.8':
    'Signore de lo Rione: at the end of the game, 2 more prestige for each set of palace, church and district building.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
