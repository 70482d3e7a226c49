import { COMMON } from '@signoria/common/text/de';
import { numeral, plain } from '@signoria/engine';
import type { Lines } from '../en/lines.ts';
import type { Words } from '../en/words.ts';

export const A_RESOURCE = 'ein Material';
export const resources = (count: number) => `${count} ${count === 1 ? 'Material' : 'Materialien'}`;

export const points = (count: number) => `${numeral(count)} ${count === 1 ? 'Siegpunkt' : 'Siegpunkte'}`;
/** The values that an artist can have, "2 oder 3", with the unit. */
export const worth = (values: string) =>
  values === '0' ? 'keine Siegpunkte' : `${values} ${values === '1' ? 'Siegpunkt' : 'Siegpunkte'}`;

export const LINES: Lines = {
  income: (income) => `Einkommen am Ende jeder Runde: ${income}`,
  worth: (points) => `Am Spielende ${points}`,
  copies: (count, places) => `${count === 1 ? '1 Karte' : `${count} Karten`}: ${places}`,
  copyIn(deck, players) {
    const table = players === 3 ? 'zu dritt oder zu viert' : 'zu viert';
    if (deck === '') return players === 2 ? 'in jeder Partie' : table;
    return players === 2 ? `in Stapel ${deck}` : `in Stapel ${deck} (${table})`;
  },

  residence: (space) => `Jede Runde eine Zusatzaktion (${space}) und ab der nächsten Runde eine Florenzakarte mehr`,
  preacher: 'Jede Runde eine Zusatzaktion, nach den Zusatzaktionen der Wohngebäude',
  set: (points) => `Palast, Kirche und Stadtteilgebäude zusammen geben weitere ${points}`,
  guild: (guild, { bonus, discount }) =>
    ({
      'arte-dei-mercatanti': 'Nach deinem persönlichen Einkommen erhältst du noch ein Material deiner Wahl',
      'arte-maggiore': `Am Spielende ${bonus} Siegpunkte für jede deiner Werkstätten`,
      'bottega-d-arte': `Jeder Künstler kostet dich ${discount} Fiorini weniger, auch ein unbekannter`,
      edificatore: `Jedes Monument kostet dich ${discount} Fiorini weniger`,
      'mastro-artista': `Am Spielende ${bonus} Siegpunkte je Satz aus einem Architekten, einem Bildhauer und einem Maler mit Namen, die du eingestellt hast`,
      padrone: `Am Spielende ${bonus} Siegpunkte für jedes deiner Wohngebäude`,
      protettore: `Am Spielende ${bonus} Siegpunkte für jedes Monument, das du erbaut hast`,
      'signore-de-lo-rione': `Am Spielende ${bonus} weitere Siegpunkte je Satz aus Palast, Kirche und Stadtteilgebäude`,
    })[guild],

  artistPrice: (fiorini) => `Preis: ${fiorini}`,
  artistValues: (values, count, areEqual) =>
    count === 1 ? `Eine Karte: ${worth(values)}` : `${count} Karten: ${areEqual ? 'je ' : ''}${worth(values)}`,
  masterpiece: (value) => `Meisterwerk: ${points(value)}; der Wert einer Karte zeigt sich erst beim Einstellen`,

  location: (effect, resource, fiorini) =>
    ({
      take: `Nimm ${resource} aus dem Vorrat`,
      sell: `Verkaufe ${resource} für ${fiorini}`,
      barter: 'Tausche ein Material aus deiner Hand gegen eines einer anderen Art',
      captaincy: 'Du wirst der nächste Hauptmann des Volkes',
    })[effect],

  kindOfCard: 'Kartenart',
  kind: {
    monument:
      'Zahle die Kosten und stelle einen Künstler ein, um die gezeigten Siegpunkte zu erhalten; reservierst du es und erbaust es nie, verlierst du sie',
    artist: 'Stelle Künstler für Paläste, Kirchen und Monumente ein; erst dann zeigt sich der Wert der Karte',
    location: 'Aktiviere sie mit einer Aktion; das geht nur einmal pro Runde',
  },
  coins: 'Münzen zu 50, 100 und 500, die sich jederzeit wechseln lassen',
  supply: (left) => `Noch im Vorrat: ${left}`,
  market: (sale, purchase) => `Auf dem Markt: Verkauf für ${sale}, Kauf für ${purchase}`,
  places: (gives, buys) => `Erhältlich beim ${plain(gives.name)}, zu verkaufen beim ${plain(buys.name)}`,
  artistsOfType: (names) => `Mit Namen: ${names}`,
  anonymous: (price) =>
    `Je Fachgebiet einer, jeder einmal pro Runde, für ${price}; bringt keine Siegpunkte und lässt sich nicht reservieren`,
  action: 'Aktion',
  deed: (deed, fiorini) =>
    ({
      sell: `Verkaufe ein Material aus deiner Hand für ${fiorini}`,
      buy: `Kaufe ein Material aus dem Vorrat für ${fiorini}`,
      exchange: 'Gib zwei beliebige Materialien und nimm ein beliebiges, das der Vorrat hat',
      sendWorkers: `Verdiene ${fiorini} oder was noch im Vorrat ist; immer möglich`,
      seekInspiration: 'Ziehe eine Florenzakarte vom aktuellen Stapel',
    })[deed],
  office: 'Amt',
  captain: ['Ist in der Runde als Erster dran', 'Bestimmt am Rundenende das Zusatzmaterial für alle'],
  captainAtEnd: (points) => `Der am Spielende bestimmte Hauptmann erhält ${points}`,
};

export const GLOSSES: Words['glosses'] = {
  ...COMMON.glosses,
  // Guilds
  'arte-maggiore': 'Handwerkergilde',
  'signore-de-lo-rione': 'Stadtteil-Meister',
  protettore: 'Gönner',
  'mastro-artista': 'Mäzen',
  'bottega-d-arte': 'Kunstschule',
  edificatore: 'Baumeister',
  'arte-dei-mercatanti': 'Händlergilde',
  padrone: 'Hausvermieter',
  // District buildings
  lastricato: 'Straßenpflaster',
  sacello: 'kleine Kapelle',
  edicola: 'Bildstock',
  // Family palaces
  affresco: 'Fresko',
  sala: 'Saal',
  ingresso: 'Eingang',
  'statua-di-bronzo': 'Bronzestatue',
  'facciata-palazzo': COMMON.glosses['palazzo-facciata'],
  camino: 'Kamin',
  'grande-quadro': 'großes Gemälde',
  fontana: 'Springbrunnen',
  scalone: 'Prachttreppe',
  // District churches
  campanile: 'Glockenturm',
  crocifisso: 'Kruzifix',
  'facciata-chiesa': COMMON.glosses['chiesa-facciata'],
  navata: 'Kirchenschiff',
  sagrato: 'Kirchenvorplatz',
  sagrestia: 'Sakristei',
  'pala-d-altare': 'Altarbild',
  trittico: 'Triptychon',
  // Monuments
  'palazzodellasignoria-salone': COMMON.glosses['signoria-salone'],
  'palazzodellasignoria-facciata': COMMON.glosses['signoria-facciata'],
  'palazzovescovile-facciata': COMMON.glosses['vescovile-facciata'],
  'palazzovescovile-salone': COMMON.glosses['vescovile-salone'],
  'pontevecchio-struttura': 'Bauwerk der Alten Brücke',
  'santacroce-cappella': 'Kapelle der Heilig-Kreuz-Kirche',
  'santacroce-monumentofunebre': 'Grabmal in der Heilig-Kreuz-Kirche',
  'santamarianovella-facciata': 'Fassade der Dominikanerkirche',
  'santamarianovella-cappella': 'Kapelle der Dominikanerkirche',
  'santamarianovella-crocifisso': 'Kruzifix der Dominikanerkirche',
  'sanlorenzo-sagrestia': 'Sakristei der Lorenzkirche',
  'sanlorenzo-navata': 'Langhaus der Lorenzkirche',
  'uffizi-interni': 'Innenräume der Amtsgebäude',
  // Locations
  baratto: 'Tauschhandel',
  'capitano-del-popolo': 'Neuer Hauptmann des Volkes',
};
