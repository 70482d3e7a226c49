import type { Rule } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is generated from this file, and the
 * other languages must have the same numbers. A rule that settles an open point of the rulebook says "Our ruling". A
 * rule with a value that could not be read from a box says "Reconstructed".
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1':
    'One to four players each adorn a district of Florence on a sheet of their own. Six dice serve everyone: white, brown, grey, green, red and yellow.',
  'R1.2': 'The game lasts six rounds with one or two players, five with three and four with four.',
  'R1.3': 'Everyone starts with one spare resource and 200 fiorini in the supply, and with no star.',
  'R1.4':
    'The first income is a building: everyone rolls one die, and the building of that number, 1 to 6, stands in space 1 of the Rione for free. Our ruling: it counts as built and scores its points.',
  'R1.5':
    'The player who rolled lowest is First Player for the whole game. Ties are broken by lot; each keeps the building rolled.',
  'R1.6': 'Everything on the sheets lies open. Nobody knows the next roll.',
  R2: 'The sheet and the supply',
  'R2.1':
    'The Palazzo and the Chiesa hold four artworks each, the Rione seven spaces to build in, 2 to 8. All of them show icons of resources and of 100 fiorini, to be marked.',
  'R2.2':
    'A resource, or 100 fiorini, goes on any open icon of its kind. Icons of one artwork or space may be marked in any order.',
  'R2.3':
    'A resource without an open icon is lost. Our ruling: while there is one, it must be marked; while there is none, you may still build or spend from the supply to save it (R2.7).',
  'R2.4':
    'Spare resources, fiorini and stars wait in the supply until they are spent. Our ruling: the supply holds any number of them.',
  'R2.5': 'A spare resource is spent to mark one icon of any resource.',
  'R2.6': '100 fiorini of the supply are spent to mark one icon of fiorini.',
  'R2.7':
    'Spending from the supply and building are free. Our ruling: they are possible at each decision of your own: before, between and after dice, between two resources of one die, within a chain of bonuses, in income and when the Captain places a resource. Choosing a die, its use and the artwork for its artist is one decision.',
  R3: 'The round',
  'R3.1': 'A round has three phases: income, Captain and Bishop, turns.',
  'R3.2': 'Round 1 skips the first two; setting up has done their work.',
  'R3.3':
    'Each player is active once a round, beginning with the First Player and going clockwise. After the last turn the next round begins; after the last round the game is over.',
  R4: 'Income',
  'R4.1': 'Everyone receives the income of every completed artwork of their Chiesa, all at the same time.',
  'R4.2':
    'The Facciata brings 100 fiorini, the Cupola a step on the Captain’s track, the Altare a step on the Bishop’s, the Pulpito a step on the Preacher’s.',
  'R4.3': 'Our ruling: several incomes come in the order their owner chooses, each with all that follows from it.',
  R5: 'Captain of the People and Bishop',
  'R5.1':
    'After the income of all, the player with the most spaces marked on the Captain’s track is Captain of the People for this round. On a tie nobody is. Our ruling: neither is anybody without a mark.',
  'R5.2':
    'The Captain receives one resource of any kind and marks it at once. It cannot be kept as a spare resource; without an open icon it is lost.',
  'R5.3': 'Likewise the player with the most spaces marked on the Bishop’s track is Bishop.',
  'R5.4':
    'All this round, the Bishop may take any die when another player is active, the ones used by that player included.',
  R6: 'Turns',
  'R6.1': 'The active player rolls all six dice.',
  'R6.2':
    'The active player then uses three different dice, one after the other. Our ruling: exactly three; 200 fiorini can always be had.',
  'R6.3':
    'Then every other player uses one of the three dice left, all at the same time. Several may use the same die; dice are neither moved nor changed.',
  'R6.4':
    'When everyone has finished, the turn passes to the left. Our ruling: before that, all may still spend from their supply and build.',
  R7: 'Using a die',
  'R7.1':
    'A die is used in one way of three: for resources, to recruit, or for 200 fiorini. Values of 1 to 3 count as low, 4 to 6 as high. Reconstructed: where high begins.',
  'R7.2':
    'Resources: a low die brings one, a high die two. White brings marble, brown wood, grey metal, green spice, red textile, yellow gold. Each is marked where you like. Reconstructed: which of the two brings more.',
  'R7.3':
    'Recruiting with white, brown or grey: steps on the track of the Captain, the Bishop or the Preacher, two for a low die and one for a high die. Reconstructed: which of the two brings more.',
  'R7.4':
    'Recruiting with green, red or yellow: hire a sculptor, an architect or a painter to complete an artwork, for 100 fiorini with a low die and 200 with a high die. Reconstructed: which of the two costs more.',
  'R7.5': '200 fiorini: any die, whatever it shows, brings them into the supply.',
  R8: 'Building in the Rione',
  'R8.1': 'A building can be built as soon as the icons marked in its space cover its cost.',
  'R8.2':
    'Building takes no die and can be done at any time (R2.7). It is never automatic: which building it becomes, and when, is up to you.',
  'R8.3': 'Its effect holds from that moment.',
  'R8.4': 'You cannot build the same building twice; others may have it too.',
  'R8.5':
    'Spaces are built upon in order, from 2 to 8. Icons of later spaces may be marked before, but nothing is built there.',
  'R8.6': 'Marks beyond the cost are lost. Our ruling: so are the icons left open.',
  'R8.7': 'Building on space 4 brings a spare resource at once.',
  'R8.8':
    'Buildings on spaces 5 and 6 score 1 point more, those on 7 and 8 score 2 more. Reconstructed: how many points each of them adds.',
  R9: 'Artworks',
  'R9.1': 'An artist can be hired for an artwork when all of its icons are marked.',
  'R9.2':
    'The artist must be of a type the artwork accepts: one type in the Palazzo, one of two in the Chiesa. One artist completes it.',
  'R9.3': 'The price is paid from the supply. Who cannot pay it cannot hire.',
  'R9.4': 'An artist who is paid adds 2 points to the artwork, an anonymous one adds 1.',
  'R9.5':
    'You may spend a star to make it a masterpiece: 2 points more. Our ruling: one star for an artwork at most, and only one you had before it was completed.',
  'R9.6': 'Camera Nuziale and the Facciata of the Palazzo bring a spare resource when they are completed.',
  'R9.7': 'An artwork of the Chiesa brings its income (R4.2) at once when it is completed, and again in every income.',
  'R9.8':
    'The first player to complete all four artworks of the Palazzo scores 6 points, the second 3 and the others 1.',
  'R9.9':
    'Players who complete it in the same turn share the better place and each score its full points. The next place is skipped: after two firsts, the next player is third.',
  'R9.10': 'Our ruling: a Palazzo completed in income counts in the first turn of that round.',
  'R9.11':
    'Completing all four artworks of the Chiesa brings four steps on one track of your choice, after the income of the last artwork.',
  R10: 'Tracks',
  'R10.1':
    'A step marks the next space of the track. What the space shows takes effect at once, before anything else happens.',
  'R10.2': 'Fiorini: 100 fiorini.',
  'R10.3': 'Points: scored at the end, all those you reached added up; the whole Captain’s track is worth 7.',
  'R10.4': 'Star: one star for the supply.',
  'R10.5': 'Box: one spare resource for the supply.',
  'R10.6': 'Captain, Bishop or cross: one step on the track of the Captain, the Bishop or the Preacher.',
  'R10.7':
    'Resource: one resource of any kind, marked at once. It cannot be kept as a spare resource; without an open icon it is lost.',
  'R10.8':
    'Die: one full use of any of the six dice as they lie, used ones included. It is not one of your three, and no die is moved. Our ruling: in income it uses the dice of the turn before; if none have been rolled it is lost.',
  'R10.9': 'Every step beyond the end of a track brings 100 fiorini instead.',
  R11: 'What buildings do',
  'R11.1':
    'Some effects work once a turn: once each time the active player changes. Our ruling: income and the Captain’s resource belong to the first turn of their round.',
  'R11.2':
    'Our ruling: effects are optional. Casa, Mercatante, Convento and Taverna are ways to use a die, one for each die; the others add to a use and may be combined.',
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo and Monte di Pietà (1 to 6): you may use the white, brown, grey, green, red or yellow die as if it showed another value. For others it stays as rolled.',
  'R11.4':
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore and Orafo (7 to 12): when you use the white, brown, grey, green, red or yellow die for resources, you may take one of them as another resource. Our ruling: the Mercatante’s are resources too.',
  'R11.5':
    'Casa (13), once a turn: use any die to hire an anonymous artist of any type for nothing. Our ruling: Bottega d’Arte and Palagio do nothing for him.',
  'R11.6': 'Mercatante (14), once a turn: use any die for two resources of one kind, of your choice.',
  'R11.7': 'Convento (15), once a turn: use any die for two steps on one track of your choice.',
  'R11.8': 'Taverna (16), once a turn: use any die for 300 fiorini.',
  'R11.9':
    'Cambiavalute (17), once a turn: take 200 fiorini instead of a resource. Our ruling: a resource of a die, of the Mercatante, of a track or of the Captain, with or without an open icon for it, but not a spare one.',
  'R11.10': 'Bottega d’Arte (18), once a turn: an artist costs 100 fiorini less, but never less than nothing.',
  'R11.11': 'Mercato (19): two spare resources at once, when it is built.',
  'R11.12': 'Zecca (20): a masterpiece adds 3 points instead of 2. Our ruling: only those made after it was built.',
  'R11.13':
    'Palagio (21): the artist you hire with a green, red or yellow die may be of any type. The price is that of the die.',
  'R11.14': 'Pozzo, Loggia, Biblioteca and Monumento Equestre (22 to 25) have no effect but their points.',
  R12: 'Scoring',
  'R12.1': 'The artworks of the Palazzo score their points and those of their artists; the bonus of R9.8 is added.',
  'R12.2': 'The artworks of the Chiesa score their points and those of their artists.',
  'R12.3': 'Buildings score their points and those of their spaces.',
  'R12.4': 'The Captain’s track scores the points reached on it.',
  'R12.5': 'Each star left scores 1.',
  'R12.6': 'Each spare resource left scores 1.',
  'R12.7': 'Every 200 fiorini left score 1.',
  'R12.8':
    'The player with the most points wins. On a tie the player who completed more projects, artworks and buildings together, wins; if those are equal too, the victory is shared.',
  R13: 'Playing alone',
  'R13.1':
    'Alone you play six rounds against a ghost, Pope Sisto IV. In each, first you are active, then he is, and you use one die of his turn.',
  'R13.2':
    'In his turn the dice are rolled anew and he takes three. He counts as many dice as the white one shows, in the order white, brown, grey, green, red, yellow and round again, beginning after white, and takes the die on which the count ends; white itself can be the sixth.',
  'R13.3':
    'From the die he took he counts on as many as it shows, over the dice still there, and again takes the die on which the count ends; then once more.',
  'R13.4':
    'When he takes white or brown he makes one or two steps on the track of the Captain or the Bishop, as many as recruiting with that die would bring (R7.3).',
  'R13.5':
    'In your turn he makes the steps of white and of brown if they are not among the three dice you used; both, if neither is. Our ruling: using one for a bonus does not stop him, and what counts is the value rolled.',
  'R13.6':
    'He becomes Captain or Bishop as a player would, and ties as one. He gains nothing by it, and no bonuses; our ruling: he stops at the end of a track.',
  'R13.7':
    'Completing the Palazzo brings 6 points in rounds 1 to 3, 3 points in rounds 4 and 5, and 1 point in round 6.',
  'R13.8':
    'The Pope scores 40, 50, 60 or 70 points: easy, normal, hard or extreme, as the option for him says. You win if you reach as many; if not, he does and you come second. With more players the option changes nothing.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
