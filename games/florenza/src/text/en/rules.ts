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
    'For eight rounds, two to five families of Florence pay artists for artworks. The player with the most victory points at the end is the most famous patron and wins.',
  'R1.2':
    'Your district has eight numbered spaces for workshops, and a Palazzo and a Chiesa with four artworks each. You start with 300 fiorini, 1 cube of each resource, 4 workers on your district board, 4 more in your pool, and both markers, prestige and church influence, on 0.',
  'R1.3':
    'There are six resources: marble, wood, metal, textile, spice and gold. Cubes never run out, and neither do coins, certificates and crests.',
  'R1.4': [
    ruling(
      'With the option “Limited cubes” there are only the cubes in the box: 18 marble, 18 wood and 12 of each other resource. If a resource is scarce, players receive what is left in turn order. The market does not offer a resource that has run out. A preacher costs the full price even if his resource has run out.',
      'The second edition plays without a limit, so the option is off unless you choose it.',
    ),
  ],
  'R1.5': 'The turn order is drawn at random. In round 1 nobody holds an office.',
  'R1.6':
    'The 40 named characters, 34 artists and 6 preachers, are in the bag. With two players 6 of them are drawn, with three 7, with four 8, with five 9. The card of each goes below the card “Life in Florenza” with the number of rounds that this character stays, and the character’s tile goes on the card.',
  'R1.7':
    'In every round there are also two unnamed architects, two unnamed sculptors, two unnamed painters and two unnamed preachers.',
  'R1.8':
    'You start with two finished workshops out of twelve: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale and Tintore, one of each. The last player in turn order chooses first, then the player before them, and so on: once for space 1, then again for space 2.',
  'R1.9':
    'With the option “First game” nobody chooses. The last player in turn order starts with Picconiere and Legnaiuolo, the player before them with Boscaiuolo and Ottonaio. Further forward in turn order the pairs are Fabbro and Erbolaio, Cambiavalute and Orafo, Monte di Pietà and Lanaiuolo.',
  'R1.10': [
    'There are 45 workshop tiles with 29 names. All tiles that no player starts with form the supply.',
    ruling(
      'You can leave the Palagio out (option “Palagio”).',
      'The player who builds it in round 1 wins far more often than the others.',
    ),
  ],
  'R1.11': [
    ruling(
      'Everything is open information except future draws and die rolls. Certificates are shown, too, unless the option “Hidden certificates” is on.',
      'Everyone could keep count of the certificates anyway.',
    ),
  ],
  R2: 'The round',
  'R2.1':
    'A round has nine phases: collect income, Captain of the People, Bishop, worker placement, market, district activities, artwork, turn order, end of the round.',
  'R2.2': 'Round 1 starts with phase 4.',
  'R2.3': 'In every phase the players act in turn order.',
  'R2.4': [ruling('The program skips decisions that have only one option.')],
  'R2.5': [
    'Prestige and church influence are tracked with markers: gains move them forward, losses back.',
    ruling('Prestige never falls below −3 and influence never below 0; losses beyond that are ignored.'),
    'Neither track has an upper end.',
  ],
  'R2.6': [
    'Every family has eight workers: on its district board, placed, detained, or in its pool. When you gain workers, you take them from your pool.',
    ruling('When your pool is empty, you gain no more.'),
  ],
  R3: 'Phase 1: collect income',
  'R3.1': 'Every family receives 200 fiorini, 1 marble, 1 wood and 4 workers.',
  'R3.2':
    'The die is rolled once, and every family receives 1 cube of the resource rolled: marble for a 1, wood for a 2, metal for a 3, textile for a 4, spice for a 5, gold for a 6.',
  'R3.3': [
    ruling(
      'With the option “Limited cubes”, if fewer cubes of that resource are left than there are players, everyone receives 100 fiorini instead.',
    ),
  ],
  'R3.4': 'Each artwork that you have completed, with your crest on it, gives you the income it shows, if any.',
  'R3.5':
    'Each finished Casa gives its owner 50 fiorini and 1 worker, each Casamento 100 fiorini and 1 worker, and the Palagio 100 fiorini, 1 worker and 1 prestige.',
  'R3.6': [
    'The Atrio of the Banco gives you 1 gold, or you sell 1 gold for 200 fiorini.',
    ruling('You decide after the die roll. If you do not sell, you take the gold.'),
  ],
  'R3.7': [ruling('Family income comes first, then the die, then artworks and workshops.')],
  R4: 'Phase 2: Captain of the People',
  'R4.1': [
    'The Captain may detain one worker on the district board of another family, or one named artist.',
    ruling('The Captain may also detain nobody.'),
  ],
  'R4.2': 'Nobody can use the detained worker in this round.',
  'R4.3': [
    'Only the Captain may hire the detained artist in this round.',
    ruling('At the end of the round this artist moves down or leaves like the others.'),
  ],
  'R4.4':
    'With two players, a player who holds both offices may detain only an artist as Captain, unless the option “Gentle offices” is off.',
  R5: 'Phase 3: Bishop',
  'R5.1':
    'The Bishop may convert one worker on the district board of another family: it returns to that family’s pool, and the Bishop takes one worker from their own pool, if there is one, to their district board.',
  'R5.2':
    'Instead of converting a worker, the Bishop may expel one named preacher: nobody can give charity to this preacher in this round.',
  'R5.3': [ruling('The Bishop may also do neither.')],
  R6: 'Phase 4: worker placement',
  'R6.1':
    'In turn order, each player places one worker from their district board, again and again, until nobody has workers left there. Players without workers are skipped.',
  'R6.2': [
    'A player who is both Captain and Bishop takes both the first and the second turn of every pass around the table.',
    ruling('Workers gained in the first turn can be placed in the second.'),
  ],
  'R6.3': [ruling('You may pass. Then you place no more workers in this round.')],
  'R6.4':
    'Operate a workshop: place the worker on a finished workshop that has no worker yet. You receive what it gives in phase 6. Casa, Casamento and Palagio take no workers.',
  'R6.5':
    'To operate a workshop in another family’s district, you pay this family 1 prestige at once: your marker moves back, theirs moves forward. If your marker is on −3, you cannot do this.',
  'R6.6': [
    'Build a workshop: take any tile from the supply, put it on the empty space of your district with the lowest number, and place the worker on it. You pay for it in phase 6.',
    ruling('Until then nobody can operate it. You may have several workshops of the same name.'),
  ],
  'R6.7':
    'Hire an artist: place the worker on an artwork of your own district, of a civic building or of the Cathedral that has neither a crest nor a worker. Choose an artist with a skill that the artwork asks for, and place his tile there too: a named artist whose tile is on his card, or an unnamed one who is left. You pay for both in phase 7.',
  'R6.8': [
    'Building a workshop and hiring an artist are promises: you need not be able to pay yet. You pay in phase 6 or phase 7, and if you cannot, you lose prestige then.',
    ruling('You may make promises even at −3 prestige.'),
  ],
  'R6.9': 'Go to market: each family may place one worker there per round.',
  'R6.10':
    'Give charity: place the worker on the pulpit of your own Chiesa or, once it has been completed, on the pulpit of the Cathedral. Choose a preacher whose tile is on his card and pay his price at once. Take the cube, the workers and everything else he gives. You can place these workers from your next turn on.',
  'R6.11': [
    ruling(
      'You must pay the full price. A loss of prestige or influence does not count as part of the price. Each pulpit takes one worker per round. The pulpit of the Cathedral is open to everyone without a fee, but takes only one worker in all. You may use both pulpits in a round.',
    ),
  ],
  'R6.12': 'An unnamed preacher costs 100 fiorini and gives 2 workers.',
  'R6.13': 'Go to work at the Banco: take 50 fiorini at once. You may place any number of workers there, one per turn.',
  R7: 'Phase 5: market',
  'R7.1':
    'In turn order, each player with a worker at the market may do each of the following once, in any order: sell one cube for 100 fiorini, buy one cube for 200 fiorini, and trade two cubes for one of another resource.',
  'R7.2': [ruling('The cube you receive in a trade differs from both cubes you give.')],
  R8: 'Phase 6: district activities',
  'R8.1':
    'The workshops on space 1 of all districts come first, in turn order, then those on space 2, and so on. A workshop with a worker produces or is built; the others are skipped.',
  'R8.2': [
    ruling(
      'A worker in another family’s district works when it is that district’s turn, and for the family that placed it.',
    ),
  ],
  'R8.3': 'A finished workshop gives you what it shows. If it shows a price, you may pay it for the gain, or decline.',
  'R8.4': 'For a workshop under construction you pay its cost, turn it over and gain the prestige it shows, if any.',
  'R8.5': [
    'If you cannot pay, the tile returns to the supply and you lose 1 prestige. If this leaves a gap, your next workshop fills it.',
    ruling('If you can pay, you must.'),
  ],
  'R8.6': 'Then the worker returns to its family’s pool.',
  R9: 'Phase 7: artwork',
  'R9.1': [
    'In turn order, each player resolves all artworks that have their worker: first those of their district, then those of civic buildings, then those of the Cathedral.',
    ruling('Within each of the three you choose the order.'),
  ],
  'R9.2': [
    'You pay the cost of the artwork, and you pay the artist for one skill.',
    ruling(
      'You choose the skill before the die is rolled: any of his skills that the artwork asks for and that you can pay for.',
    ),
  ],
  'R9.3': [
    'You gain what the artwork shows and place your crest on it. Nobody can work there again.',
    ruling('The reward of the artwork comes first, then the bonus for Palazzo or Chiesa, then the artist’s prestige.'),
  ],
  'R9.4':
    'When all four artworks of your Palazzo are complete, you gain 4 more prestige. When all four of your Chiesa are complete, you gain 4 more influence.',
  'R9.5':
    'Then you roll the die for the artist. His card shows how much prestige the number gives for the skill you paid for.',
  'R9.6': [
    'In the Cathedral you roll the die twice and choose one number.',
    ruling('You see both, and you are asked only if they have different effects.'),
  ],
  'R9.7': [
    'A number marked in gold is the artist’s masterpiece. After you gain its prestige, his card is turned over and shows other numbers from then on, for all his skills.',
    ruling('In the Cathedral only the number you choose counts.'),
  ],
  'R9.8': 'Unnamed artists cost nothing, but an unlucky number costs you prestige.',
  'R9.9': [
    'If you cannot pay for both the artwork and the artist, you lose prestige: 1 in your district, 2 on a civic building, 3 in the Cathedral, and 1 more if the artist has a name.',
    ruling('You lose nothing else. If you can pay, you must.'),
  ],
  'R9.10': 'Then the artist’s tile returns to his card and the worker to the pool.',
  'R9.11': [
    'With the option “Without the die” you do not roll for artists. An artist’s number is 1 in a district, 2 on a civic building and 3 in the Cathedral. It is 1 higher for every 50 fiorini that you pay on top of the costs, up to 150 fiorini.',
    ruling(
      'You need not pay more. In the Cathedral there is one number, not two. The die of phase 1 is rolled as usual.',
    ),
  ],
  R10: 'Phase 8: turn order',
  'R10.1': 'First the Captain is named, then the Bishop, then perhaps a Cardinal. Then the turn order is set.',
  'R10.2': [
    'The player with the highest prestige marker becomes Captain of the People for the next round. On a tie, there is no Captain.',
    ruling(
      'This applies even if the number is 0 or negative.',
      'One sentence of the rulebook says influence instead of prestige; all others say prestige.',
    ),
  ],
  'R10.3': [
    'The new Captain receives certificates worth the number of the marker, and the marker returns to 0.',
    ruling('From below 0 it returns without certificates.'),
    'On a tie, nobody receives certificates.',
  ],
  'R10.4':
    'The player with the most influence becomes Bishop for the next round, if they have at least 3. On a tie, there is no Bishop. The Bishop keeps the influence.',
  'R10.5': [
    'The Bishop just named also becomes Cardinal in either of two cases: they are named for the second round in a row, or they have 10 influence or more. They gain 5 prestige, and their influence returns to 0. Both cases together count once.',
    ruling(
      'This happens immediately and is not optional. It comes after the Captain has been named, so the prestige counts for the next Captain. The Cardinal remains Bishop.',
    ),
  ],
  'R10.6': [
    ruling(
      'The naming that made you Cardinal does not count as the first of two in a row: you need two further namings.',
    ),
  ],
  'R10.7':
    'In the new turn order the Captain is first and the Bishop second. Without a Captain the Bishop is first. The other players follow in the order they had.',
  'R10.8': [
    'One player may hold both offices and has the benefits of both.',
    ruling('Apart from the two turns in phase 4, this player acts once per phase.'),
  ],
  R11: 'Phase 9: end of the round',
  'R11.1': 'The detained worker returns to its pool, the detained artist to his card.',
  'R11.2': 'Preachers return to their cards.',
  'R11.3': 'All workers return to their pools, unused ones too.',
  'R11.4': 'Characters below card I leave the game.',
  'R11.5':
    'All others move down one card. A card that was turned over for a masterpiece stays turned over. Unnamed characters do not move.',
  'R11.6': [
    'As many new characters are drawn from the bag as have left.',
    ruling('When the bag is empty, no more come.'),
  ],
  'R11.7': [
    'After round 8 the game is over.',
    ruling(
      'Round 8 is played to the end of phase 9, so the last Captain receives certificates and both offices count.',
    ),
  ],
  R12: 'The end',
  'R12.1': [
    'You score the value of your certificates and the number of your prestige marker.',
    ruling('A number below 0 counts, too.'),
  ],
  'R12.2': 'The Captain of the People and the Bishop score 1 point each.',
  'R12.3': 'You score 1 point for every three cubes of any kind and for every 300 fiorini.',
  'R12.4':
    'You lose 1 point for each empty workshop space, a gap included, and 1 point for each artwork of your district without a crest.',
  'R12.5': [
    'You lose 4 points if no artwork of your Palazzo is complete, and 4 points if none of your Chiesa is.',
    ruling('This loss comes on top of R12.4.'),
  ],
  'R12.6': [
    'The player with the most victory points wins. On a tie, the tied player with the most cubes wins, then the one with the most fiorini.',
    ruling('If there is still a tie, these players share the victory.'),
  ],
} satisfies Readonly<Record<string, Rule>>;

export type RuleNumber = keyof typeof RULES;
