import type { Rule } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is generated from this file, and the
 * other languages must have the same numbers. A rule that settles an open point of the rulebook says "Our ruling".
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1': 'Two to four players each lead a Florentine family. Which family you choose changes nothing but the colours.',
  'R1.2':
    'Florenza cards marked 3+ are used with three or four players, those marked 4 only with four; the others go back into the box.',
  'R1.3':
    'Without the option for guilds, all twelve guild cards are left out as well. That makes for a gentler first game.',
  'R1.4': 'The Florenza cards form three decks by the numeral in their corner. Each deck is shuffled on its own.',
  'R1.5':
    'The locations are laid out face up. Our ruling: their marks for the number of players count as on Florenza cards, so that 14, 16 or 17 locations are in play with two, three or four players.',
  'R1.6':
    'The supply holds 21 marble, 21 wood, 11 each of metal, fabric, gold and spice, and 4,000 fiorini in coins of 50, 100 and 500. Coins can always be changed.',
  'R1.7':
    'Seven monuments are drawn and laid in a row by value, the highest on the left; of equal ones the earlier drawn lies left.',
  'R1.8':
    'Six, eight or ten artists (with two, three or four players) are drawn face down and laid out by type. The back shows name, type, price and the values the card may have.',
  'R1.9': 'Everyone starts with one of each resource, 300 fiorini and five cards of deck I.',
  'R1.10': 'The first player is drawn by lot and becomes Captain of the People.',
  'R1.11':
    'Florenza cards in hand are secret, and so are resources and fiorini. What an artist card is worth is known to nobody before it is hired. Our ruling: since everyone could keep count of resources and fiorini, hiding them is a matter of display only, and the option for open purses shows them; open are the supply, the cards in front of players, what they reserved, and of each hand the number of Florenza cards and of resource cards.',
  R2: 'The round',
  'R2.1':
    'The game lasts five rounds. Each has four phases in this order: draw artists and monuments, draw Florenza cards, take actions, end of the round.',
  'R2.2': 'Round 1 skips the first two phases; setting up has done their work.',
  'R2.3': 'Six, eight or ten new artists are drawn face down, as when setting up.',
  'R2.4':
    'Five more monuments join what is left of the row. Old and new are sorted together by value, the highest on the left; of equal ones the earlier drawn lies left.',
  'R2.5':
    'From the Captain clockwise, everyone draws four Florenza cards and one more for each residence in front of them.',
  'R2.6':
    'The deck changes with the round. 1: deck I. 2: deck II is shuffled into what is left. 3: deck III is shuffled in. 4: the discard pile is shuffled in. 5: what is left.',
  'R2.7':
    'Our ruling: a deck that runs short is dealt player by player from the Captain on, each taking the whole share while it lasts.',
  R3: 'Taking actions',
  'R3.1': 'Everyone takes one action in turn, from the Captain clockwise; this happens four times.',
  'R3.2':
    'Then come the extra actions, in this order: owners of a Palagio, of a Casamento, of a Casa, and those who follow a preacher. Within each, the usual turn order holds.',
  'R3.3':
    'Our ruling: an extra action belongs to the player who has the card in front of them when the marker reaches its space. A Casa played as the fourth action still counts this round; a Palagio played during the Casamento action comes too late.',
  'R3.4': 'Our ruling: every action must be taken; there is no passing. Sending out workers is always possible.',
  'R3.5':
    'Our ruling: any other action that takes something from the supply needs the supply to give it in full, before anything is paid.',
  R4: 'Action A: play a Florenza card',
  'R4.1': 'Play a card from your hand by returning the resources and fiorini it shows to the supply.',
  'R4.2': 'The card is laid face up in front of you and stays there; its effect lasts for the rest of the game.',
  'R4.3':
    'Workshops and some residences bring an income at the end of every round, the one they are played in included.',
  'R4.4': 'Residences and preachers bring an extra action (R3.2).',
  'R4.5': 'Residences bring one more Florenza card at the start of each following round.',
  'R4.6':
    'You may never have two identical cards in front of you. Our ruling: identical means of the same kind and of the same name, so the Facciata of the palace and that of the church go together.',
  'R4.7': 'One preacher in front of you is the most you can have.',
  'R4.8': 'Family palaces and district churches also need an artist, who is hired with the same action.',
  R5: 'Hiring artists',
  'R5.1':
    'Palaces, churches and monuments need exactly one artist, of one of the types they show: architect, sculptor or painter. Without an artist you can pay, the work cannot be begun.',
  'R5.2': 'You pay the price on the artist’s back together with the cost of the work.',
  'R5.3': 'Only then is the artist turned over: the value on the front is worth that much prestige at the end.',
  'R5.4': 'The highest value of an artist is the masterpiece. It has no other effect than to please.',
  'R5.5':
    'Instead you may hire an anonymous artist of the right type for 50 fiorini, worth no prestige. There is one of each type, each once a round.',
  'R5.6':
    'Our ruling: face-down cards of one artist on the table cannot be told apart, so one choice is offered and the earliest drawn is taken.',
  'R5.7':
    'An artist you reserved can be hired by you alone. Our ruling: it is a choice apart from cards of the same artist on the table.',
  R6: 'Actions B and C: monuments',
  'R6.1': 'Complete a monument of the row, or one that you reserved.',
  'R6.2': 'You pay its resources and fiorini, hire an artist (R5) and lay the card in front of you.',
  'R6.3': 'Reserving a monument and completing it later takes two actions.',
  'R6.4': 'Reserve a monument: take one from the row and lay it face down in front of you. Everyone knows which it is.',
  'R6.5': 'You may reserve as many as you like, one with each action, and complete others first.',
  R7: 'Action D: reserve an artist',
  'R7.1': 'Take one artist from the table and lay it face down in front of you, to hire it later.',
  'R7.2': 'Anonymous artists cannot be reserved.',
  'R7.3': 'Nobody looks at the front, and the price is paid only when the artist is hired.',
  'R7.4': 'You may reserve as many as you like, one with each action; they stay with you when the round ends.',
  R8: 'Action E: activate a location',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo and Erbolaio give you one of the resource they show.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore and Speziale buy one of the resource they show for 200 fiorini.',
  'R8.3': 'Baratto changes one resource of your hand into one of a different kind.',
  'R8.4':
    'Capitano del Popolo: take the card and you will be Captain in the next round. Our ruling: anyone may take it, also the Captain, also in round 5.',
  'R8.5': 'A location is turned face down when it is used; nobody can use it again this round.',
  R9: 'Actions F, G and H: workers, market, inspiration',
  'R9.1': 'Send out workers: they bring you 50 fiorini, or whatever the supply has left.',
  'R9.2': 'Go to market and sell one resource for 100 fiorini,',
  'R9.3': 'or buy one resource for 100 fiorini,',
  'R9.4': 'or exchange any two resources for any one the supply has. Our ruling: it may be of a kind you just gave.',
  'R9.5': 'You may go to market with any number of your actions.',
  'R9.6': 'Search for inspiration: draw one Florenza card from the deck in use.',
  'R9.7': 'This is not possible when the deck is empty.',
  R10: 'The end of the round',
  'R10.1': 'The steps are taken in this order: discard, income, new Captain, reset.',
  'R10.2': 'All monuments of the row leave the game except for the two on the left.',
  'R10.3': 'All artists left on the table leave the game unseen.',
  'R10.4':
    'Each player with Florenza cards in hand keeps one and discards the others. Our ruling: exactly one, chosen in secret at the same time, and discarded face down.',
  'R10.5': 'Everyone receives one marble, one wood and 200 fiorini, in turn order.',
  'R10.6':
    'Then the Captain names a resource and everyone receives one of it. One for each player must be left of it, counted after marble and wood were handed out. Our ruling: if that holds for no resource, nobody receives anything.',
  'R10.7':
    'Then everyone receives the income of the cards in front of them. Our ruling: in turn order, after everyone’s base income.',
  'R10.8': 'What the supply lacks is lost; what there is goes out in turn order.',
  'R10.9': 'The old Captain still chooses: the new one is elected only after the income.',
  'R10.10': 'The player who took the Capitano del Popolo becomes Captain and puts the card back.',
  'R10.11': 'If nobody took it, the office passes to the left.',
  'R10.12': 'All locations and anonymous artists are turned face up again.',
  'R10.13': 'Round 5 ends with income and the new Captain alone; nothing is discarded or reset.',
  R11: 'Scoring',
  'R11.1': 'Monuments, district buildings, palaces and churches score the prestige they show.',
  'R11.2': 'Every artist you hired scores the value on the front.',
  'R11.3': 'Each set of one palace, one church and one district building scores 5.',
  'R11.4':
    'Most resource cards in hand: 4 prestige, second most 2, third most 1. Our ruling: equals all score their rank and the ranks below move down; having none still ranks.',
  'R11.5': 'The same for fiorini in hand.',
  'R11.6': 'The Captain elected at the very end scores 1.',
  'R11.7': 'Each monument you reserved and did not complete costs the prestige it shows.',
  'R11.8': 'Each artist you reserved and did not hire is turned over and costs the value on the front.',
  'R11.9': 'Most prestige wins.',
  'R11.10':
    'On a tie the most valuable single work decides, artist included; then the next, and so on. Our ruling: guilds are left aside, a missing work counts 0, and if all are equal the victory is shared.',
  'R11.11': 'Our ruling: a total may be negative.',
  R12: 'Guilds',
  'R12.1':
    'Arte dei Mercatanti: with your income from cards, at the end of it, you receive one resource of your choice that the supply still has.',
  'R12.2': 'Arte Maggiore: 3 prestige at the end for each of your workshops.',
  'R12.3':
    'Bottega d’Arte: every artist you hire costs 50 fiorini less, anonymous ones too. Our ruling: but never less than nothing.',
  'R12.4': 'Edificatore: every monument you complete costs 50 fiorini less. Our ruling: but never less than nothing.',
  'R12.5':
    'Mastro Artista: 5 prestige at the end for each set of an architect, a sculptor and a painter you hired. Our ruling: only artists with a name count, and only those who were hired.',
  'R12.6': 'Padrone: 3 prestige at the end for each of your residences.',
  'R12.7': 'Protettore: 3 prestige at the end for each monument you completed.',
  'R12.8': 'Signore de lo Rione: 2 more prestige at the end for each set of palace, church and district building.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
