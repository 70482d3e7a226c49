import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';

/**
 * The rules in our own words, numbered. Code and tests cite the numbers. RULES.md is printed from this file, and all
 * languages have the same numbers. A ruling decides what the rulebook leaves open.
 */
export const RULES = {
  R1: 'Setting up',
  'R1.1':
    'Two to five families of Florence pay artists for eight rounds. The player with the most victory points at the end is the most famous patron and wins.',
  'R1.2':
    'Everybody has a district with eight numbered spaces for workshops, a Palazzo and a Chiesa with four artworks each, and begins with 300 fiorini, 1 cube of each resource, 4 workers on the district board, 4 more in the pool, and both markers on 0.',
  'R1.3':
    'There are six resources: marble, wood, metal, textile, spice and gold. Cubes never run out, and neither do coins, certificates and crests.',
  'R1.4':
    'Our ruling: with the option for limited cubes the box is all there is: 18 marble, 18 wood and 12 of each other. Who gains a resource that has run out gains what is left of it, in turn order; the market does not offer it; a preacher costs the full price all the same.',
  'R1.5': 'The turn order is drawn by lot. In round 1 nobody holds an office.',
  'R1.6':
    'The 40 characters, 34 artists and 6 preachers, are in the bag. With two players 6 of them are drawn, with three 7, with four 8, with five 9. Each is laid below the card “Life in Florenza” with the number of rounds that character stays.',
  'R1.7':
    'There are also always two unnamed architects, two unnamed sculptors, two unnamed painters and two unnamed preachers.',
  'R1.8':
    'Everybody begins with two finished workshops out of twelve: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale and Tintore, one of each. The last player in turn order chooses first, for space 1; then all choose once more, the last player first again, for space 2.',
  'R1.9':
    'With the option for a first game nobody chooses: the last player has Picconiere and Legnaiuolo, the one before Boscaiuolo and Ottonaio, then Fabbro and Erbolaio, Cambiavalute and Orafo, Monte di Pietà and Lanaiuolo.',
  'R1.10':
    'All other workshop tiles are the supply: 45 tiles of 29 names. Our ruling: with two or three players an option leaves the Palagio out.',
  'R1.11':
    'Our ruling: everything lies open but what bag and die will bring. Certificates can be counted along, so they are shown, unless an option hides them.',
  R2: 'The round',
  'R2.1':
    'A round has nine phases: collect income, Captain of the People, Bishop, worker placement, market, district activities, artwork, turn order, end of the round.',
  'R2.2': 'Round 1 begins with phase 4.',
  'R2.3': 'In every phase players act in turn order.',
  'R2.4': 'Our ruling: nothing is asked that has only one answer.',
  'R2.5':
    'Prestige and church influence are moves of the markers. Our ruling: prestige never falls below −3 and influence never below 0; what would be lost beyond that is not. Neither track has an upper end.',
  'R2.6':
    'Every family has eight workers: on its district board, placed, detained, or in its pool. Workers gained come from the pool. Our ruling: when it is empty, nothing more is gained.',
  R3: 'Phase 1: collect income',
  'R3.1': 'Every family receives 200 fiorini, 1 marble, 1 wood and 4 workers.',
  'R3.2':
    'One roll of the die gives every family 1 cube of the same resource: 1 marble, 2 wood, 3 metal, 4 textile, 5 spice, 6 gold.',
  'R3.3':
    'Our ruling: with limited cubes, when fewer of that resource are left than there are players, everyone receives 100 fiorini and nobody a cube.',
  'R3.4': 'Every artwork with your crest that shows an income pays it.',
  'R3.5':
    'Each finished Casa pays 50 fiorini and 1 worker, each Casamento 100 fiorini and 1 worker, the Palagio 100 fiorini, 1 worker and 1 prestige.',
  'R3.6':
    'The Atrio of the Banco pays 1 gold, or you sell 1 gold for 200 fiorini. Our ruling: this is decided after the die; who does not sell takes the gold.',
  'R3.7': 'Our ruling: family income comes first, then the die, then artworks and workshops.',
  R4: 'Phase 2: Captain of the People',
  'R4.1': [
    'The Captain may detain one worker on the district board of another family, or one named artist.',
    ruling('The Captain may also detain nobody.'),
  ],
  'R4.2': 'A detained worker is out of use for this round.',
  'R4.3':
    'Only the Captain may hire the detained artist in this round. Our ruling: he grows older and leaves like the others.',
  'R4.4':
    'With two players, unless the option is off, a player who holds both offices may detain only an artist as Captain.',
  R5: 'Phase 3: Bishop',
  'R5.1':
    'The Bishop may convert one worker that lies on the district board of another family: it goes to that family’s pool, and one worker from the Bishop’s own pool, if there is any, comes to the Bishop’s board.',
  'R5.2': 'Or the Bishop expels one named preacher: nobody can give him charity in this round.',
  'R5.3': 'Our ruling: or the Bishop does neither.',
  R6: 'Phase 4: worker placement',
  'R6.1':
    'In turn order everyone places one worker from the district board, again and again, until all are placed. Who has none left is passed over.',
  'R6.2':
    'Who is both Captain and Bishop has two turns each time round, the first and the second. Our ruling: workers gained in the first may be used in the second.',
  'R6.3': 'Our ruling: you may pass, which ends your placement for this round.',
  'R6.4':
    'Operate a workshop: the worker goes on a finished workshop that has none; what it brings comes in phase 6. Casa, Casamento and Palagio take no workers.',
  'R6.5':
    'In another family’s district you pay its owner 1 prestige for that at once, marker to marker. With your marker on −3 you cannot.',
  'R6.6':
    'Build a workshop: take any tile from the supply, lay it on the lowest-numbered empty space of your district and the worker on it. It is paid for in phase 6. Our ruling: until then it cannot be operated; several of one name are allowed.',
  'R6.7':
    'Hire an artist: the worker goes on an artwork of your own district, of a civic building or of the Cathedral that has neither crest nor worker. With it goes an artist who has one of the skills it asks for: a named one whose tile lies on his card, or an unnamed one that is left.',
  'R6.8': 'You need not be able to pay when you promise to build or to complete something. Our ruling: not even at −3.',
  'R6.9': 'Go to market: one worker of each family in a round.',
  'R6.10':
    'Give charity: the worker goes on the pulpit of your own Chiesa, or on that of the Cathedral once it has been completed. Choose a preacher whose tile lies on his card, pay at once, and take the cube, the workers and whatever else he brings. The workers can be used from your next turn on.',
  'R6.11':
    'Our ruling: the cost must be paid in full, but a loss of prestige or influence is no cost. Each pulpit takes one worker a round, that of the Cathedral one in all; you may use both.',
  'R6.12': 'An unnamed preacher costs 100 fiorini and brings 2 workers.',
  'R6.13': 'Go to work at the Banco: 50 fiorini at once, with as many workers as you like.',
  R7: 'Phase 5: market',
  'R7.1':
    'In turn order everyone with a worker at the market may, once each and in any order, sell one cube for 100 fiorini, buy one cube for 200 fiorini, and trade two cubes for a different one.',
  'R7.2': 'Our ruling: the cube you receive in a trade differs from both you give.',
  R8: 'Phase 6: district activities',
  'R8.1':
    'First the workshop on space 1 of every district in turn order, then on space 2, and so on: where a worker lies, it does its work.',
  'R8.2':
    'Our ruling: a worker in another family’s district works when it is that district’s turn, and for the family that placed it.',
  'R8.3':
    'A finished workshop produces what it shows. If it shows a price, you may pay it for what it brings, or leave it.',
  'R8.4': 'A workshop under construction is paid for, turned over and brings the prestige it shows.',
  'R8.5':
    'If you cannot pay, the tile goes back to the supply and you lose 1 prestige. A gap it leaves is filled by the next workshop. Our ruling: if you can pay, you must.',
  'R8.6': 'Then the worker goes to its family’s pool.',
  R9: 'Phase 7: artwork',
  'R9.1':
    'In turn order everyone settles all artworks with an own worker: first those of the own district, then those of civic buildings, then those of the Cathedral. Our ruling: within each of the three in the order you like.',
  'R9.2':
    'You pay what the artwork costs, and the artist for one skill. Our ruling: any of his skills that the artwork asks for and that you can pay, chosen before the die is rolled.',
  'R9.3':
    'You gain what the artwork shows and lay your crest on it. Nobody can work there again. Our ruling: its reward first, then the bonus for Palazzo or Chiesa, then the artist’s prestige.',
  'R9.4': 'All four artworks of your Palazzo bring 4 prestige more, all four of your Chiesa 4 influence more.',
  'R9.5':
    'Then the die is rolled for the artist: his card says how much prestige the number brings with the skill you paid for.',
  'R9.6':
    'In the Cathedral the die is rolled twice and you pick one. Our ruling: both are shown, and you are asked only when they differ in what they bring.',
  'R9.7':
    'A number marked gold is the artist’s masterpiece: his card is turned over and shows other numbers from then on, for all his skills. Our ruling: in the Cathedral only the roll you pick counts.',
  'R9.8': 'Unnamed artists cost nothing. With bad luck they cost prestige.',
  'R9.9':
    'If you cannot pay, you lose prestige: 1 in your district, 2 on a civic building, 3 in the Cathedral, and 1 more if the artist has a name. Our ruling: nothing else is lost; if you can pay, you must.',
  'R9.10': 'Then the artist returns to his card and the worker to the pool.',
  'R9.11':
    'With the option for playing without the die an artist’s number is 1 in a district, 2 on a civic building and 3 in the Cathedral, and 1 more for every 50 fiorini you pay on top of the costs, up to 150. Our ruling: you may pay nothing more; the Cathedral has one number, not two; the die of phase 1 is rolled as ever.',
  R10: 'Phase 8: turn order',
  'R10.1': 'First the Captain is named, then the Bishop, then a Cardinal, then the turn order.',
  'R10.2':
    'The player with the highest prestige marker is Captain of the People for the next round. Our ruling: even if the number is negative. In a tie there is no Captain.',
  'R10.3':
    'The new Captain receives certificates for the number of the marker, which goes back to 0. Our ruling: below 0 it goes back without certificates. On a tie nobody is paid.',
  'R10.4':
    'The player with the most influence, at least 3, is Bishop for the next round. In a tie there is no Bishop. The influence remains.',
  'R10.5':
    'The Bishop just named becomes Cardinal when named for the second round in a row, or with 10 influence or more: 5 prestige on the track, and the influence goes back to 0. Our ruling: at once, without a choice, too late for this phase’s Captain, and still as Bishop; both reasons together bring it once.',
  'R10.6': 'Our ruling: the naming that made you Cardinal does not count as the first of two.',
  'R10.7':
    'In the new turn order the Captain is first and the Bishop second, or first without a Captain. The others follow in the order they had.',
  'R10.8':
    'One player may hold both offices and has the benefits of both. Our ruling: but for the two turns in phase 4 that player acts once.',
  R11: 'Phase 9: end of the round',
  'R11.1': 'The detained worker goes to its pool, the detained artist back to his card.',
  'R11.2': 'Preachers return to their cards.',
  'R11.3': 'All workers, unused ones too, go to their pools.',
  'R11.4': 'Characters below card I leave the game.',
  'R11.5':
    'The others move down one card. A card that was turned over for a masterpiece stays so. Unnamed characters do not move.',
  'R11.6': 'As many characters as have left are drawn from the bag. Our ruling: while there are any.',
  'R11.7':
    'After round 8 the game is over. Our ruling: with phase 9, so the last Captain is paid and both offices count.',
  R12: 'The end',
  'R12.1': 'Certificates and the prestige marker count their numbers. Our ruling: a number below 0 counts, too.',
  'R12.2': 'The Captain of the People and the Bishop score 1 each.',
  'R12.3': 'Three resource cubes of any kind score 1, and so do 300 fiorini.',
  'R12.4':
    'You lose 1 for each empty workshop space, a gap included, and 1 for each artwork of your district without a crest.',
  'R12.5':
    'You lose 4 if no artwork of your Palazzo is completed, and 4 if none of your Chiesa is. Our ruling: this adds to R12.4.',
  'R12.6':
    'Most victory points win. On a tie the most resource cubes decide, then the most fiorini. Our ruling: then the victory is shared.',
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
