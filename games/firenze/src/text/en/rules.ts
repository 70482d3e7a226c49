import type { Rule } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is printed from this file, and all
 * languages have the same numbers. A ruling decides what the rulebook leaves open.
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1':
    'Two to four master builders raise towers for the families of Florence. The player with the most prestige at the end wins.',
  'R1.2': 'There are 88 bricks: 25 white, 18 yellow, 15 green, 12 red, 10 blue and 8 purple.',
  'R1.3':
    'The board shows 36 commissions: a tower of each colour with 3, 4, 5, 6, 7 or 8 levels, each worth the prestige printed there.',
  'R1.4':
    'Four balconies are drawn, one with each of the numerals I, II, III and IV. Each covers the commission of its colour and level.',
  'R1.5':
    'Neutral seals close commissions for this game: 5 of them, or as many as the option says, from 0 to 7. They are placed at random where no balcony lies. Our ruling: a tower gets no more than two tiles, balconies and seals together, and of four or more seals two or three lie on levels 3 and 4.',
  'R1.6':
    'Or they are rolled for: one die for the colour, one for the level, again whenever the commission is already covered. Our ruling: then a tower may get any number.',
  'R1.7':
    'Or one colour is dead: six neutral seals cover all its commissions, and a balcony of that colour is replaced by another of its numeral. Our ruling: the colour is drawn by lot unless the option names it.',
  'R1.8': 'With two players everyone takes 9 seals, with three 7, with four 6.',
  'R1.9':
    'Our ruling: the starting player is drawn by lot and receives 2 white bricks, every next player clockwise one more. All other bricks go into the pouch.',
  'R1.10':
    'The 10 start cards are shuffled and laid on top of the shuffled deck. Our ruling: the Campanile is left out unless the option asks for it.',
  'R1.11': 'Six cards are laid in the card row and 4 bricks drawn from the pouch on each.',
  'R1.12':
    'Our ruling: everything lies open, hands included, but the order of the deck and what will be drawn from the pouch.',
  R2: 'The turn',
  'R2.1':
    'Turns go clockwise from the starting player. A turn has six phases: choose a card, exchange bricks, build towers, tear down abandoned towers, fulfil commissions, check limits.',
  'R2.2': 'Only the player whose turn it is acts. An event may ask the others, too.',
  'R2.3':
    'Our ruling: payments and losses are made brick by brick, in any colours the payer likes. The program skips decisions that have only one option. A card is always taken by hand, because the next one is then turned over.',
  R3: 'Phase 1: choose a card',
  'R3.1':
    'You must choose exactly one card of the row. The leftmost is free; each other costs one brick more than the one to its left.',
  'R3.2':
    'The cost is paid from your storehouse: one brick of any colour on each card to the left of the one you choose. Our ruling: only a card whose cost your storehouse covers can be chosen.',
  'R3.3':
    'Then you take the card and the bricks on it, which go to your storehouse. They cannot pay for the card itself.',
  'R3.4': 'The card is resolved according to its kind (R9).',
  'R3.5':
    'Then the cards to the right move one space to the left, the top card of the deck is turned over onto the free space and 4 bricks from the pouch are laid on it. Our ruling: bricks lost to an event are back in the pouch by then.',
  'R3.6': 'If the pouch has fewer bricks, all of them are laid there; none are added later.',
  'R3.7':
    'If the deck is empty when a card must be turned over, the discard pile is shuffled and becomes the deck. Our ruling: the event just resolved is shuffled in as well.',
  R4: 'Phase 2: exchange bricks',
  'R4.1':
    'Once a turn you may lay 3 bricks of your storehouse on a card of the row and take one brick of your choice that lies there.',
  'R4.2': 'Our ruling: this is possible until you lay your first brick, from any card with a brick, the new one too.',
  R5: 'Phase 3: build towers',
  'R5.1':
    'One brick of your storehouse is one level. You begin a new tower on your site with it, or raise a tower of the same colour.',
  'R5.2':
    'You may have any number of towers, several of one colour too. You may not take bricks off your own towers. Our ruling: a tower may be of any height, though above 8 levels it fits no commission.',
  'R5.3': 'You lay at most 6 bricks a turn.',
  'R5.4':
    'What you lay in a turn has a construction cost: nothing for one or two bricks, 1 brick for three, 3 for four, 6 for five, 10 for six. It goes from your storehouse to the pouch.',
  'R5.5':
    'Our ruling: a further brick may be laid only if what remains in your storehouse covers the cost, with the discounts you have by then. It is paid once, when you end building.',
  R6: 'Phase 4: tear down abandoned towers',
  'R6.1':
    'Every tower that stood on your site when your turn began and was not raised in it is torn down: half of its bricks, rounded up, go to the pouch, the rest to your storehouse.',
  'R6.2': 'Our ruling: a tower that an event has lowered must still be raised.',
  R7: 'Phase 5: fulfil commissions',
  'R7.1':
    'You may use towers to fulfil commissions that nobody has sealed. Colour and number of levels must match exactly. Or you keep building them next turn.',
  'R7.2':
    'You score the prestige of the commission, cover it with one of your seals and put the bricks of the tower into the pouch.',
  'R7.3':
    'Balconies are fulfilled in the order of their numerals; the next one is open as soon as the one before is sealed, in the same turn too. Our ruling: the prestige of the balcony replaces that of the board, and until its numeral is due its commission cannot be fulfilled at all.',
  'R7.4':
    'The first player to fulfil a commission of 5, 6, 7 or 8 levels takes the level tile for it: 1, 2, 3 or 4 prestige. Balconies count.',
  'R7.5': 'Our ruling: one commission can earn both a level tile and the prestige of a church card.',
  'R7.6': 'Our ruling: if you have no seals left, you cannot fulfil commissions.',
  'R7.7': 'You may fulfil as many commissions in a turn as you have towers for.',
  R8: 'Phase 6: check limits',
  'R8.1':
    'Limits hold only at the end of your own turn, the last one included. Our ruling: cards first, then bricks, and you give up exactly the excess.',
  'R8.2':
    'You may own 5 action cards: personnel and celebrations in hand, and buildings. Beyond that you discard personnel and buildings of your choice.',
  'R8.3': 'Celebrations cannot be discarded for it, even if you have more than 5 of them.',
  'R8.4':
    'You may have 10 bricks in your storehouse. Beyond that you return bricks of your choice to the pouch. Towers do not count.',
  'R8.5':
    'Our ruling: a Monument that comes to you in another player’s turn counts at your own next check, and a Warehouse just discarded no longer helps.',
  R9: 'Kinds of action cards',
  'R9.1':
    'Events happen at once and are then discarded. Those for all players begin with the one who took the card and go on clockwise. Our ruling: bricks just taken count.',
  'R9.2':
    'Our ruling: a player who has fewer bricks than an event demands loses all of them. When an event lowers a tower, every affected player who has towers must choose one.',
  'R9.3':
    'Our ruling: with the option “Automatic losses” the program chooses the losses of Tribute, Luxury Tax, Flood and Earthquake. Each player first loses bricks of colours in which they have no tower, in the order from white to purple; the shortest tower is lowered, in a tie the one of the commonest colour.',
  'R9.4':
    'Personnel goes to your hand and is played in your own turns, also at once, and then discarded. You may play any number, but never two of one name in one turn.',
  'R9.5':
    'Our ruling: personnel can be played only where it has an effect (the Mason always), and never between taking a card and refilling the row, but for the Patrician at an event.',
  'R9.6':
    'Our ruling: “before building” is any moment of your turn until you lay your first brick, also before you choose a card.',
  'R9.7': 'Celebrations stay in your hand until the end of the game and then score.',
  'R9.8':
    'Buildings lie in front of you and work from then on. You cannot have two of one name: the second is discarded at once, though you keep its bricks.',
  'R9.9': 'Church cards lie beside the board until somebody has earned their prestige, and are then discarded.',
  R10: 'Events',
  'R10.1': 'Tribute: every player returns 2 bricks to the pouch.',
  'R10.2': 'Luxury Tax: every player returns 1 brick for each tower on the own site.',
  'R10.3': 'Flood: every player returns half of the storehouse, rounded down.',
  'R10.4': 'Storehouse Fire: you return 3 bricks.',
  'R10.5': 'Collapse: you return the top brick of one of your towers. A tower of one brick is gone.',
  'R10.6': 'Earthquake: every player with a tower does the same.',
  R11: 'Personnel',
  'R11.1':
    'Mason, until you end building: your construction cost is 3 lower this turn, but never below 0. Six bricks remain the most you may lay.',
  'R11.2':
    'Architect, when towers are torn down: one of yours that was not raised stays. Our ruling: it can fulfil a commission in the same turn.',
  'R11.3':
    'Wholesaler, before building: swap up to 3 bricks one for one with bricks on one card of the row. Our ruling: at least one, and you cannot give and take the same colour. Your exchange (R4) remains.',
  'R11.4':
    'Princess, before you choose a card: every card is free for you this turn, and no bricks are laid on the others.',
  'R11.5':
    'Patrician, one of two. At any time, the check of limits included: discard one celebration from your hand. Our ruling: in that check only while you have too many cards.',
  'R11.6':
    'Or the Patrician right after you took an event: it does not concern you, though it does the others. Our ruling: you decide before losing anything, and only if you would lose something.',
  'R11.7':
    'Smuggler, before building: take 1 brick from another player’s storehouse and give 1 brick for it. Our ruling: of another colour.',
  'R11.8': 'Spy, before building: take 1 brick from another player’s storehouse.',
  'R11.9':
    'Saboteur, from the exchange to the commissions: the top brick of one tower of another player goes to the pouch. A tower of one brick is gone.',
  R12: 'Buildings, celebrations and churches',
  'R12.1': 'Workshop: your construction cost is 1 lower each turn, but never below 0; the Mason adds to it.',
  'R12.2': 'Warehouse: your storehouse holds 15 bricks instead of 10.',
  'R12.3':
    'Quarry: after the row is refilled in your turn you draw 1 brick from the pouch, if there is one, also in the turn you take the card.',
  'R12.4':
    'Recognition: 1 prestige at the end for each of your seals on level 3 or 4. Our ruling: balconies count, and two of these cards both score.',
  'R12.5':
    'Monument: it goes at once to the hand of the player with the tallest tower under construction and scores 3 at the end; you keep its bricks. Our ruling: among equals you come first, then the others clockwise; without any tower it is discarded.',
  'R12.6': 'Festival: 2 prestige at the end.',
  'R12.7': 'Scandal: 2 prestige are lost at the end. Our ruling: a total may fall below 0.',
  'R12.8': 'San Miniato: the next player to fulfil a commission of 4 levels scores 1 more. Balconies count.',
  'R12.9': 'Santa Croce: the same for 5 levels, 2 more.',
  'R12.10': 'San Lorenzo: the same for 6 levels, 3 more.',
  'R12.11':
    'Campanile: in phase 5 the first player to give up a tower of exactly 8 levels for it, of any colour, scores 8. The bricks go to the pouch; it takes no seal and brings no level tile.',
  R13: 'The end',
  'R13.1': 'The first player to place their last seal takes the end tile: 5 prestige. That player completes the turn.',
  'R13.2':
    'Every other player has exactly one more turn, so the game ends with the player to the right of the one with the tile. Our ruling: events and Monuments still reach those who have had their last turn.',
  'R13.3':
    'For each colour the player with the most seals on its tower scores the flag. On a tie it goes to the one whose seal is highest. Neutral seals count for nobody, and without a player’s seal nobody scores.',
  'R13.4': 'Then celebrations score.',
  'R13.5': 'The player with the most prestige wins. In a tie, all tied players win.',
  'R13.6':
    'Our ruling, because the rules do not force the game to end: after 100 turns each the game is scored without the end tile, unless it has been taken by then.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
