import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. `npm run rules` generates RULES.md from this
 * file, `overview.ts` and `examples.ts`. All languages have the same numbers. A ruling decides what the rulebook leaves
 * open.
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1':
    'Two to four master builders raise towers for the families of Florence. The player with the most prestige at the end wins.',
  'R1.2': 'There are 88 bricks: 25 white, 18 yellow, 15 green, 12 red, 10 blue and 8 purple.',
  'R1.3':
    'The board shows 36 commissions: a tower of each colour with 3, 4, 5, 6, 7 or 8 levels. Each is worth the prestige printed there.',
  'R1.4':
    'Four balconies are drawn, one with each of the numerals I, II, III and IV. Each covers the commission of its colour and level.',
  'R1.5': [
    'Neutral seals close commissions for the whole game. There are 5 of them, or from 0 to 7 with the option “Neutral seals”. They cover random commissions without a balcony.',
    ruling(
      'Each tower has at most two tiles, balconies and neutral seals together. If there are four neutral seals or more, two or three of them are on levels 3 and 4.',
      'The rulebook lets you choose the places and recommends this spread.',
    ),
  ],
  'R1.6': [
    'With the option “rolled with dice”, one die decides the colour and one the level of each neutral seal. They are rolled again if the commission is already covered.',
    ruling('Then a tower can have any number of neutral seals.'),
  ],
  'R1.7': [
    'With the option “a dead colour”, six neutral seals cover all commissions of one colour. A balcony of that colour is replaced by another of its numeral.',
    ruling('The colour is drawn at random unless the option “Dead colour” names it.'),
  ],
  'R1.8': 'Each player takes 9 seals with two players, 7 with three, 6 with four.',
  'R1.9': [
    ruling('The starting player is drawn at random.', 'In the rulebook it is the player who was last up a tower.'),
    'The starting player receives 2 white bricks; each following player, clockwise, receives one more than the one before. All other bricks go into the pouch.',
  ],
  'R1.10': [
    'The 10 start cards are shuffled and placed on top of the shuffled deck.',
    ruling(
      'The Campanile is left out unless the option “Campanile” is on.',
      'The rulebook recommends this for a first game.',
    ),
  ],
  'R1.11': 'Six cards form the card row, each with 4 bricks drawn from the pouch.',
  'R1.12': [
    ruling(
      'Everything is open information, hands included, except the order of the deck and future draws from the pouch.',
    ),
  ],
  R2: 'The turn',
  'R2.1':
    'Players take turns clockwise, beginning with the starting player. A turn has six phases: choose a card, exchange bricks, build towers, tear down abandoned towers, fulfil commissions, check limits.',
  'R2.2': 'Only the player whose turn it is acts. An event may require decisions from the others, too.',
  'R2.3': [
    ruling(
      'You pay and lose bricks one by one, in colours of your choice. The program skips decisions that have only one option. You always take a card yourself, because the next one is then turned over.',
    ),
  ],
  'R2.4': [
    ruling(
      'You can undo your decisions freely until another player acts or a random draw follows: the refill of the card row or a brick from the Quarry. Against bots you can undo anything.',
      'After a draw you know more than before.',
    ),
  ],
  R3: 'Phase 1: choose a card',
  'R3.1':
    'You must choose exactly one card from the row. The leftmost card is free; each other card costs one brick more than the card to its left.',
  'R3.2': [
    'You pay from your storehouse, before you take the card: one brick of any colour on each card to the left of the one you choose.',
    ruling('You can choose only a card that your storehouse can pay for.'),
  ],
  'R3.3': 'Then you take the card and put the bricks on it into your storehouse. They cannot pay for this card.',
  'R3.4': 'The effect of the card depends on its kind (R9).',
  'R3.5': [
    'Then the cards to its right move one space to the left. The top card of the deck is turned over onto the free space, and 4 bricks from the pouch are placed on it.',
    ruling('Bricks lost to an event are in the pouch by then.'),
  ],
  'R3.6': 'If the pouch has fewer bricks, all of them are placed on the card. None are added later.',
  'R3.7': [
    'If the deck is empty when a card must be turned over, the discard pile is shuffled and becomes the deck.',
    ruling('This includes the event just resolved.'),
  ],
  R4: 'Phase 2: exchange bricks',
  'R4.1':
    'Once per turn you may place 3 bricks of any colour from your storehouse on a card in the row and take one brick of your choice from that card.',
  'R4.2': [
    ruling('You can do this until you place your first brick, with any card that has bricks, the new one included.'),
  ],
  R5: 'Phase 3: build towers',
  'R5.1':
    'One brick from your storehouse is one level. With it you start a new tower on your construction site, or raise a tower of the same colour there.',
  'R5.2': [
    'You may have any number of towers, and several of one colour. You may not take bricks off your own towers.',
    ruling('A tower may be of any height, but above 8 levels it fits no commission.'),
  ],
  'R5.3': 'You may place at most 6 bricks per turn.',
  'R5.4':
    'The bricks you place in a turn have a construction cost, which goes from your storehouse to the pouch: nothing for one or two bricks, 1 brick for three, 3 bricks for four, 6 for five, 10 for six.',
  'R5.5': [
    ruling(
      'You may place another brick only if the bricks left in your storehouse can pay the cost, with the discounts you have by then. You pay once, when you end building.',
    ),
  ],
  R6: 'Phase 4: tear down abandoned towers',
  'R6.1':
    'You tear down every tower that was on your site at the start of your turn and that you did not raise in it. Half of its bricks, rounded up, go into the pouch, the rest into your storehouse.',
  'R6.2': [ruling('You must raise a tower even if an event has lowered it.')],
  R7: 'Phase 5: fulfil commissions',
  'R7.1':
    'You may use your towers to fulfil commissions without a seal. Colour and number of levels must match exactly. You may also keep a tower and continue building it in your next turn.',
  'R7.2':
    'For a commission you gain its prestige, cover it with one of your seals and put the bricks of the tower into the pouch.',
  'R7.3': [
    'Balconies must be fulfilled in the order of their numerals. As soon as one is sealed, the next one is open, even in the same turn.',
    ruling(
      'The prestige of the balcony replaces that of the board. Nobody can fulfil a commission under a balcony before it is the turn of its numeral.',
    ),
  ],
  'R7.4':
    'The first player to fulfil a commission of 5, 6, 7 or 8 levels also gains the level tile for this height: 1, 2, 3 or 4 prestige. Balconies count.',
  'R7.5': [ruling('One commission can give both a level tile and the prestige of a church.')],
  'R7.6': [ruling('If you have no seals left, you cannot fulfil commissions.')],
  'R7.7': 'You may fulfil any number of commissions in a turn, each with its own tower.',
  R8: 'Phase 6: check limits',
  'R8.1': [
    'Limits apply only at the end of your own turn, the last turn included.',
    ruling('Cards come first, then bricks. You give up exactly the excess.'),
  ],
  'R8.2':
    'You may have at most 5 action cards: personnel and celebrations in your hand, and buildings. If you have more, you discard personnel and buildings of your choice.',
  'R8.3': 'You cannot discard celebrations for this, even if you have more than 5 of them.',
  'R8.4':
    'You may have at most 10 bricks in your storehouse. If you have more, you return bricks of your choice to the pouch. Bricks of towers do not count.',
  'R8.5': [
    ruling(
      'If you receive a Monument in another player’s turn, it counts at your own next check. A Warehouse that you have just discarded no longer helps.',
    ),
  ],
  R9: 'Kinds of action cards',
  'R9.1': [
    'Events happen at once and are then discarded. Events for all players begin with the player who took the card and continue clockwise.',
    ruling('Bricks just taken with the card count.'),
  ],
  'R9.2': [
    ruling(
      'If you have fewer bricks than an event demands, you lose all of them. If an event lowers a tower, every affected player with towers must choose one.',
    ),
  ],
  'R9.3': [
    ruling(
      'With the option “Automatic losses” the program decides what everyone loses to Tribute, Luxury Tax, Flood and Earthquake. Bricks: first those in colours of which you have no tower, in the order white, yellow, green, red, blue, purple. Tower: your shortest one; if several are equally short, the one of the most common colour.',
      'Correspondence games then do not have to wait for everyone.',
    ),
  ],
  'R9.4':
    'Personnel goes to your hand. You play it in your own turns, at once or later, and then discard it. You may play any number per turn, but never two of the same name.',
  'R9.5': [
    ruling(
      'You can play personnel only if it has an effect; the Mason can always be played. You cannot play it between taking a card and the refill of the row, except the Patrician against an event.',
    ),
  ],
  'R9.6': [
    ruling(
      '“Before building” means any moment of your turn before you place your first brick, even before you choose a card.',
    ),
  ],
  'R9.7': 'Celebrations stay in your hand until the end of the game and score then.',
  'R9.8':
    'Buildings are placed in front of you and work from then on. You cannot have two of the same name: you discard the second one at once, but keep its bricks.',
  'R9.9':
    'A church goes on one of the 4 church spaces of the board. It stays there until a player has gained its prestige and is then discarded.',
  R10: 'Events',
  'R10.1': 'Tribute: every player returns 2 bricks to the pouch.',
  'R10.2': 'Luxury Tax: every player returns 1 brick for each of their towers.',
  'R10.3': 'Flood: every player returns half of their storehouse, rounded down.',
  'R10.4': 'Storehouse Fire: you return 3 bricks.',
  'R10.5': 'Collapse: you return the top brick of one of your towers. A tower of one brick is then gone.',
  'R10.6': 'Earthquake: every player with a tower does the same.',
  R11: 'Personnel',
  'R11.1':
    'Mason, until you end building: your construction cost is 3 lower this turn, but never below 0. You may still place at most six bricks.',
  'R11.2': [
    'Architect, when towers are torn down: one of your towers that you did not raise stays.',
    ruling('It can fulfil a commission in the same turn.'),
  ],
  'R11.3': [
    'Wholesaler, before building: swap up to 3 bricks one for one with bricks on one card in the row.',
    ruling('You swap at least one, and you cannot give and take the same colour. You may still exchange (R4).'),
  ],
  'R11.4':
    'Princess, before you choose a card: every card is free for you this turn, and you place no bricks on the others.',
  'R11.5': [
    'The Patrician has two uses; each card serves for one of them. First use, at any time in your turn, the check of limits included: discard a celebration from your hand.',
    ruling('In the check of limits this is possible only if you have too many cards.'),
  ],
  'R11.6': [
    'Second use of the Patrician, right after you take an event: the event does not affect you. It still affects the other players.',
    ruling('You decide before you lose anything, and only if you would lose something.'),
  ],
  'R11.7': [
    'Smuggler, before building: take 1 brick from another player’s storehouse and give 1 brick for it.',
    ruling('The two bricks have different colours.'),
  ],
  'R11.8': 'Spy, before building: take 1 brick from another player’s storehouse.',
  'R11.9':
    'Saboteur, from the exchange to the commissions: the top brick of another player’s tower goes into the pouch. A tower of one brick is then gone.',
  R12: 'Buildings, celebrations and churches',
  'R12.1':
    'Workshop: your construction cost is 1 lower each turn, but never below 0. The Mason’s discount is added to it.',
  'R12.2': 'Warehouse: your storehouse holds 15 bricks instead of 10.',
  'R12.3':
    'Quarry: after the row is refilled in your turn, you draw 1 brick from the pouch, if there is one. This includes the turn in which you take the card.',
  'R12.4': [
    'Recognition: 1 prestige at the end for each of your seals on level 3 or 4.',
    ruling('Balconies count. If you have two of these cards, both score.'),
  ],
  'R12.5': [
    'Monument: it goes at once to the hand of the player with the tallest tower, and scores 3 prestige at the end. The player who took it from the row keeps its bricks.',
    ruling(
      'If several players have the tallest tower, it goes to the first of them, starting with the player who took the card and continuing clockwise. If nobody has a tower, the card is discarded.',
    ),
  ],
  'R12.6': 'Festival: 2 prestige at the end.',
  'R12.7': ['Scandal: you lose 2 prestige at the end.', ruling('A total may fall below 0.')],
  'R12.8': 'San Miniato: the next player to fulfil a commission of 4 levels gains 1 more prestige. Balconies count.',
  'R12.9': 'Santa Croce: the same for 5 levels, 2 more prestige.',
  'R12.10': 'San Lorenzo: the same for 6 levels, 3 more prestige.',
  'R12.11':
    'Campanile: the first player to give up a tower of exactly 8 levels for it in phase 5 gains 8 prestige. The colour does not matter. The bricks go into the pouch. This takes no seal and gives no level tile.',
  R13: 'The end',
  'R13.1':
    'The first player to place their last seal takes the end tile and gains 5 prestige. This player completes the turn.',
  'R13.2': [
    'Every other player has exactly one more turn. So the game ends with the player to the right of the one with the end tile.',
    ruling('Events and Monuments still affect players who have had their last turn.'),
  ],
  'R13.3':
    'For each colour, the player with the most seals on its tower gains the prestige of the flag. On a tie, the tied player with the highest of these seals gains it. Neutral seals count for nobody. If no player has a seal there, nobody gains it.',
  'R13.4': 'Then celebrations score.',
  'R13.5': 'The player with the most prestige wins. If several players have the most, all of them win.',
  'R13.6': [
    ruling(
      'Turn 100 of each player is the last if nobody has taken the end tile by then. It is announced at the table. Then the game is scored without the end tile.',
      'The printed rules do not force the game to end.',
    ),
  ],
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
