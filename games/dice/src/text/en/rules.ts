import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';

/** Added to rulings that state a reconstructed value: the printed sheet and dice board were not available. */
const RECONSTRUCTED = 'This is reconstructed, because the printed component was not available.';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is generated from this file,
 * `overview.ts` and `examples.ts`. The other languages must have the same numbers. A `ruling` settles an open point of
 * the rulebook or states a reconstructed value (`RECONSTRUCTED`).
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1':
    'One to four players each build up a district of Florence on their own sheet. Everyone uses the same six dice: white, brown, grey, green, red and yellow.',
  'R1.2':
    'The game lasts six rounds with one or two players, five rounds with three players and four rounds with four.',
  'R1.3': 'Everyone starts with one spare resource and 200 fiorini in their supply, but no star.',
  'R1.4': [
    'Your first income is a building. Roll one die: the building with that number, 1 to 6, goes on space 1 of your Rione for free.',
    ruling('It counts as built and scores its prestige.'),
  ],
  'R1.5':
    'The player with the lowest roll is First Player for the whole game. On a tie, one of the tied players is chosen at random. Everyone keeps the building they rolled.',
  'R1.6': 'Everything on the sheets is open to all players.',
  R2: 'The sheet and the supply',
  'R2.1':
    'Your Palazzo and your Chiesa have four artworks each. Your Rione has seven spaces to build on, 2 to 8. All of them have icons to mark: resources, or 100 fiorini.',
  'R2.2':
    'A resource, or 100 fiorini, marks any open icon of its kind. You may mark the icons of an artwork or space in any order.',
  'R2.3': [
    'A resource is lost if you have no open icon for it.',
    ruling(
      'If you have an open icon, you must mark it. If you have none, you may still spend from your supply and build before it is lost (R2.7), for example a building that lets you take another resource instead (R11.4).',
    ),
  ],
  'R2.4': [
    'Spare resources, fiorini and stars stay in your supply until you spend them.',
    ruling('Your supply holds any number of them.'),
  ],
  'R2.5': 'Spend a spare resource to mark one icon of any resource.',
  'R2.6': 'Spend 100 fiorini from your supply to mark one fiorini icon.',
  'R2.7': [
    'You may spend from your supply and build whenever you have a decision to make. This costs no die.',
    ruling(
      'For example: before, between and after your dice, between two resources of one die, between two bonuses, during income, and as Captain before you mark your resource. Choosing a die, its use and the artwork for its artist is a single decision: you cannot spend or build in between.',
    ),
  ],
  R3: 'The round',
  'R3.1': 'A round has three phases: income, Captain and Bishop, turns.',
  'R3.2': 'Round 1 starts with the turns, because the first building was your income.',
  'R3.3':
    'In each round, every player is the active player once, starting with the First Player and going clockwise. After the last turn the next round begins. After the last round the game ends.',
  R4: 'Income',
  'R4.1':
    'Each player receives the income of every completed artwork in their Chiesa. All players do this at the same time.',
  'R4.2':
    'The Facciata gives 100 fiorini, the Cupola one step on the Captain’s track, the Altare one step on the Bishop’s track and the Pulpito one step on the Preacher’s track.',
  'R4.3': [
    ruling('You choose the order of your incomes. Resolve each one with all its bonuses before you take the next.'),
  ],
  R5: 'Captain of the People and Bishop',
  'R5.1': [
    'After everyone’s income, the player with the most marked spaces on the Captain’s track is Captain of the People for this round. On a tie, nobody is.',
    ruling('A player without a marked space is never Captain.'),
  ],
  'R5.2':
    'The Captain receives one resource of any kind and must mark it at once. It cannot be kept as a spare resource. Without an open icon, it is lost.',
  'R5.3': 'In the same way, the player with the most marked spaces on the Bishop’s track is Bishop.',
  'R5.4':
    'For the whole round, whenever another player is active, the Bishop may use any die, even one that the active player has used.',
  R6: 'Turns',
  'R6.1': 'The active player rolls all six dice.',
  'R6.2': [
    'Then the active player uses three different dice, one after the other.',
    ruling('It must be exactly three. This is always possible, because any die can give 200 fiorini.'),
  ],
  'R6.3':
    'Then each of the other players uses one of the three dice left. All do this at the same time, and several players may use the same die. Dice are not moved or changed.',
  'R6.4': [
    'When everyone has finished, the player to the left becomes the active player.',
    ruling('Before that, all players may still spend from their supply and build.'),
  ],
  R7: 'Using a die',
  'R7.1': [
    'Use a die in one of three ways: for resources, to recruit, or for 200 fiorini.',
    ruling('Values of 1 to 3 count as low, 4 to 6 as high.', RECONSTRUCTED),
  ],
  'R7.2': [
    'Resources: white gives marble, brown wood, grey metal, green spice, red textile, yellow gold. Mark each one where you like.',
    ruling('A low die gives one resource, a high die two.', RECONSTRUCTED),
  ],
  'R7.3': [
    'Recruiting with white, brown or grey: take steps on the track of the Captain, the Bishop or the Preacher.',
    ruling('A low die gives two steps, a high die one.', RECONSTRUCTED),
  ],
  'R7.4': [
    'Recruiting with green, red or yellow: hire a sculptor, an architect or a painter to complete an artwork.',
    ruling('The artist costs 100 fiorini with a low die and 200 with a high die.', RECONSTRUCTED),
  ],
  'R7.5': '200 fiorini: any die puts them into your supply, whatever it shows.',
  R8: 'Building in the Rione',
  'R8.1': 'You can build a building as soon as the icons marked in its space cover its cost.',
  'R8.2':
    'Building takes no die, and you may build whenever you have a decision to make (R2.7). Nothing is built automatically: you choose the building and the moment.',
  'R8.3': 'You can use the effect of the building at once.',
  'R8.4': 'You may build each building only once. Other players may build it as well.',
  'R8.5':
    'Build on your spaces in order, from 2 to 8. You may already mark icons of later spaces, but you cannot build there yet.',
  'R8.6': [
    'Marks that the cost does not need are lost.',
    ruling('You can no longer mark the open icons of that space.'),
  ],
  'R8.7': 'Building on space 4 gives you a spare resource at once.',
  'R8.8': [
    'Buildings on the last spaces score extra prestige.',
    ruling('Spaces 5 and 6 add 1 prestige, spaces 7 and 8 add 2.', RECONSTRUCTED),
  ],
  R9: 'Artworks',
  'R9.1': 'You can hire an artist for an artwork when all its icons are marked.',
  'R9.2':
    'The artist must be of a type the artwork accepts: one type in the Palazzo, one of two types in the Chiesa. One artist completes the artwork.',
  'R9.3': 'You pay the price from your supply. If you cannot pay, you cannot hire.',
  'R9.4': 'A paid artist adds 2 prestige to the artwork, an anonymous artist 1.',
  'R9.5': [
    'You may spend a star to make the artwork a masterpiece, which adds 2 more prestige.',
    ruling('You may spend at most one star per artwork, and only a star that you had before you completed it.'),
  ],
  'R9.6': 'The Camera Nuziale and the Facciata of the Palazzo each give you a spare resource when you complete them.',
  'R9.7':
    'An artwork of the Chiesa gives you its income (R4.2) at once when you complete it, and again in every income phase.',
  'R9.8':
    'The first player to complete all four artworks of the Palazzo scores 6 prestige, the second 3 and the others 1.',
  'R9.9':
    'Players who complete their Palazzo in the same turn share a place, and each of them scores it in full. The next place is skipped: after two players in first place, the next one is third and scores 1.',
  'R9.10': [ruling('A Palazzo completed during income counts for the first turn of that round.')],
  'R9.11':
    'When you complete all four artworks of the Chiesa, you take four steps on one track of your choice. First you receive the income of the last artwork.',
  R10: 'Tracks',
  'R10.1':
    'A step marks the next space of a track. You receive the bonus of that space at once, before anything else happens.',
  'R10.2': 'Fiorini: 100 fiorini for your supply.',
  'R10.3':
    'Prestige: scored at the end of the game. Add up all the numbers you have reached; the whole Captain’s track is worth 7 prestige.',
  'R10.4': 'Star: one star for your supply.',
  'R10.5': 'Box: one spare resource for your supply.',
  'R10.6': 'Captain, Bishop or cross: one step on the track of the Captain, the Bishop or the Preacher.',
  'R10.7':
    'Resource: one resource of any kind, which you must mark at once. It cannot be kept as a spare resource. Without an open icon, it is lost.',
  'R10.8': [
    'Die: use any of the six dice as rolled, even one already used. It does not count as one of your three dice, and no die is moved.',
    ruling('During income you use the dice of the turn before. If no dice have been rolled yet, the bonus is lost.'),
  ],
  'R10.9': 'Each step beyond the end of a track gives you 100 fiorini instead.',
  R11: 'What buildings do',
  'R11.1': [
    'Some effects work once per turn, that is, once until the next player becomes active.',
    ruling('Income and the Captain’s resource belong to the first turn of their round.'),
  ],
  'R11.2': [
    ruling(
      'Effects are optional. Casa, Mercatante, Convento and Taverna each replace the usual use of a die, and each die can be used with only one of them. All other effects add to the use of a die, and several can apply to the same die.',
    ),
  ],
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo and Monte di Pietà (1 to 6): you may use the white, brown, grey, green, red or yellow die as if it showed another value. For the other players its value does not change.',
  'R11.4': [
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore and Orafo (7 to 12): when you use the white, brown, grey, green, red or yellow die for resources, you may take another resource instead of one of them.',
    ruling('This also works for the resources of the Mercatante.'),
  ],
  'R11.5': [
    'Casa (13), once per turn: use any die to hire an anonymous artist of any type for free.',
    ruling('The Bottega d’Arte and the Palagio have no effect on anonymous artists.'),
  ],
  'R11.6': 'Mercatante (14), once per turn: use any die for two identical resources of your choice.',
  'R11.7': 'Convento (15), once per turn: use any die for two steps on one track of your choice.',
  'R11.8': 'Taverna (16), once per turn: use any die for 300 fiorini.',
  'R11.9': [
    'Cambiavalute (17), once per turn: take 200 fiorini instead of one resource you obtain.',
    ruling(
      'This works for a resource from a die, the Mercatante, a track or the Captain, even if you have no open icon for it. It does not work for a spare resource.',
    ),
  ],
  'R11.10': 'Bottega d’Arte (18), once per turn: an artist costs 100 fiorini less, but never less than 0.',
  'R11.11': 'Mercato (19): when you build it, you receive two spare resources at once.',
  'R11.12': [
    'Zecca (20): a masterpiece adds 3 prestige instead of 2.',
    ruling('This applies only to masterpieces made after you built the Zecca.'),
  ],
  'R11.13':
    'Palagio (21): the artist you hire with a green, red or yellow die may be of any type. You pay the price of that die.',
  'R11.14': 'Pozzo, Loggia, Biblioteca and Monumento Equestre (22 to 25) have no effect except their prestige.',
  R12: 'Scoring',
  'R12.1': 'The artworks of your Palazzo score their prestige and that of their artists. Add the bonus of R9.8.',
  'R12.2': 'The artworks of your Chiesa score their prestige and that of their artists.',
  'R12.3': 'Your buildings score their prestige and that of their spaces.',
  'R12.4': 'The Captain’s track scores the prestige you have reached on it.',
  'R12.5': 'Each star left scores 1 prestige.',
  'R12.6': 'Each spare resource left scores 1 prestige.',
  'R12.7': 'You score 1 prestige for every 200 fiorini left.',
  'R12.8':
    'The player with the most prestige wins. On a tie, the tied player who has completed more artworks and buildings wins. If these are equal too, the players share the victory.',
  R13: 'Playing solo',
  'R13.1':
    'A solo game lasts six rounds. Your opponent is a ghost, Pope Sisto IV. In each round you are the active player first. Then the Pope is, and you use one of the dice he leaves.',
  'R13.2':
    'In the Pope’s turn, all six dice are rolled again and he takes three. Think of the dice as a circle: white, brown, grey, green, red, yellow, and white again. Start after the white die and count as many dice as it shows. The Pope takes the die on which the count ends. With a 6, that is the white die itself.',
  'R13.3':
    'From the die he has just taken, count on as many dice as it shows and skip dice he already has. He takes the die on which the count ends. Then count once more from this die for his third one.',
  'R13.4':
    'If the Pope takes the white or the brown die, he moves on the track of the Captain or the Bishop. He takes as many steps as recruiting with that die gives (R7.3).',
  'R13.5': [
    'In your own turn, the Pope moves for each of the white and brown dice that you have not used. If you use neither, he moves on both tracks.',
    ruling(
      'Only the three dice you use count: using a die for a bonus does not stop him. He always moves by the value rolled, whatever your buildings say.',
    ),
  ],
  'R13.6': [
    'The Pope can become Captain or Bishop, and a tie with him counts as a tie between players: then nobody holds the office. He gets nothing for an office and no bonuses.',
    ruling('At the end of a track he stops.'),
  ],
  'R13.7':
    'If you complete your Palazzo, you score 6 prestige in rounds 1 to 3, 3 in rounds 4 and 5, and 1 in round 6.',
  'R13.8':
    'The option “Pope Sisto IV” sets the Pope’s score: 40 (easy), 50 (normal), 60 (hard) or 70 prestige (extreme). You win if you reach it. Otherwise the Pope wins and you are second. With more players the option changes nothing.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
