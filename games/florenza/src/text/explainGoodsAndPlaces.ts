import { capital, plain } from '@signoria/engine';
import type { Good } from '../goods.ts';
import type { Words } from './en/words.ts';
import type { Explain } from './explain.ts';
import type { Names } from './names.ts';

/** Explains a resource or money. */
export function goodEntry(words: Words, names: Names): Explain<Good> {
  const { goods, lines } = words;
  return (good, { figures, table }) => {
    const { name, gloss } = goods[good];
    if (good === 'fiorini')
      return { name: capital(name), gloss, kind: words.money, lines: [lines.coins], rules: ['R1.3', 'R12.3'] };
    const price = (fiorini: number) => plain(names.amount('fiorini', fiorini));
    return {
      ...{ name: capital(name), gloss, kind: words.resource },
      lines: [
        lines.market(price(figures.prices.sale), price(figures.prices.purchase)),
        table.cubes === null ? lines.endless : lines.resource(table.cubes[good]),
      ],
      rules: ['R1.3', 'R1.4', 'R7.1', 'R12.3'],
    };
  };
}

type TokenId = 'workers' | 'prestige' | 'influence' | 'certificate' | 'captain' | 'bishop' | 'cardinal';

/** Explains workers, markers, certificates and offices. */
export function tokenEntry(words: Words): Explain<TokenId> {
  const { lines, tokens } = words;
  return (id, { figures }) => {
    const { offices, workers } = figures;
    switch (id) {
      case 'workers':
        return {
          ...{ name: tokens.worker, gloss: lines.workerGloss, kind: lines.token },
          lines: [lines.worker(workers.all)],
          rules: ['R2.6', 'R6.1'],
        };
      case 'prestige':
        return {
          ...{ name: tokens.prestige, gloss: lines.prestigeGloss, kind: lines.track },
          lines: [lines.prestige],
          rules: ['R2.5', 'R10.2', 'R12.1'],
        };
      case 'influence':
        return {
          ...{ name: tokens.influence, gloss: lines.influenceGloss, kind: lines.track },
          lines: [lines.influence],
          rules: ['R2.5', 'R10.4'],
        };
      case 'certificate':
        return {
          ...{ name: tokens.certificate, gloss: lines.certificateGloss, kind: lines.token },
          lines: [lines.certificate],
          rules: ['R10.3', 'R12.1'],
        };
      case 'captain':
        return {
          ...{ name: words.captain.name, gloss: lines.captainGloss, kind: lines.office },
          lines: lines.captain,
          rules: ['R4.1', 'R10.2', 'R10.3', 'R10.7'],
        };
      case 'bishop':
        return {
          ...{ name: words.bishop.name, gloss: lines.bishopGloss, kind: lines.office },
          lines: lines.bishop(offices.bishop),
          rules: ['R5.1', 'R5.2', 'R10.4'],
        };
      case 'cardinal':
        return {
          ...{ name: words.cardinal.name, gloss: lines.cardinalGloss, kind: lines.office },
          lines: lines.cardinal(offices.cardinal, offices.prestige),
          rules: ['R10.5', 'R10.6'],
        };
    }
  };
}

type PlaceId = 'market' | 'work' | 'pulpit' | 'palazzo' | 'chiesa';

export function placeEntry(words: Words, names: Names): Explain<PlaceId> {
  const { lines, tokens } = words;
  return (id, { figures }) => {
    const { prices, bonuses, end } = figures;
    const price = (fiorini: number) => plain(names.amount('fiorini', fiorini));
    const kind = lines.place;
    switch (id) {
      case 'market':
        return {
          ...{ name: tokens.market, gloss: lines.marketGloss, kind },
          lines: lines.marketLines(price(prices.sale), price(prices.purchase)),
          rules: ['R6.9', 'R7.1', 'R7.2'],
        };
      case 'work':
        return {
          ...{ name: tokens.work, gloss: lines.workGloss, kind },
          lines: [lines.work(price(prices.work))],
          rules: ['R6.13'],
        };
      case 'pulpit':
        return {
          ...{ name: tokens.pulpit, gloss: lines.pulpitGloss, kind },
          lines: [lines.pulpit],
          rules: ['R6.10', 'R6.11'],
        };
      case 'palazzo':
        return {
          ...{ name: 'Palazzo', gloss: lines.palazzoGloss, kind },
          lines: [lines.palazzo(plain(names.amount('prestige', bonuses.palazzo)), end.palazzo)],
          rules: ['R9.4', 'R12.4', 'R12.5'],
        };
      case 'chiesa':
        return {
          ...{ name: 'Chiesa', gloss: lines.chiesaGloss, kind },
          lines: [lines.chiesa(plain(names.amount('influence', bonuses.chiesa)), end.chiesa)],
          rules: ['R9.4', 'R12.4', 'R12.5'],
        };
    }
  };
}
