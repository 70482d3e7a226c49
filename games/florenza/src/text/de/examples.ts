import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R6.2': {
    shows: [],
    steps: [
      prose`Bruno ist Hauptmann und Bischof zugleich; Anna und Clara folgen in der Spielreihenfolge.`,
      prose`Bruno setzt in zwei Zügen ${named('workers', '2 Arbeiter')} ein, dann Anna ${named('workers', '1 Arbeiter')}, dann Clara ${named('workers', '1 Arbeiter')}.`,
      prose`Dann setzt Bruno wieder ${named('workers', '2 Arbeiter')} ein und so weiter.`,
    ],
  },
  'R6.5': {
    shows: ['fabbro'],
    steps: [
      prose`Annas Prestigemarker steht auf 2, der von Bruno auf 0. Sie setzt einen Arbeiter auf seinem Fabbro ein.`,
      prose`Sie zahlt ihm ${named('prestige', '1 Prestige')}: Ihr Marker rückt auf 1, seiner ebenfalls.`,
      prose`In Phase 6 gibt der Fabbro Anna ${named('metal', '1 Metall')}, denn der Arbeiter gehört ihr.`,
    ],
  },
  'R8.1': {
    shows: ['boscaiuolo', 'casa'],
    steps: [
      prose`Anna hat ${named('wood', '1 Holz')}. Sie hat einen Arbeiter auf ihrem Boscaiuolo auf Bauplatz 1 und einen auf der Casa, die sie auf Bauplatz 3 baut.`,
      prose`Bauplatz 1 ist zuerst dran: Der Boscaiuolo liefert ${named('wood', '1 Holz')}.`,
      prose`Auf Bauplatz 3 zahlt sie ${named('wood', '2 Holz')}, und die Casa ist fertig.`,
      prose`Stünde der Boscaiuolo auf Bauplatz 4, käme sein Holz zu spät: Die Casa ginge in den Vorrat zurück, und Anna verlöre ${named('prestige', '1 Prestige')}.`,
    ],
  },
  'R9.5': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Anna hat den Maler Correggio für den Salone des Palazzo della Signoria eingestellt.`,
      prose`Für den Salone zahlt sie ${named('wood', '2 Holz')}, ${named('metal', '1 Metall')}, ${named('textile', '1 Stoff')}, ${named('spice', '1 Gewürz')}, ${named('gold', '1 Gold')} und ${named('fiorini', '100 Fiorini')}, für Correggio ${named('fiorini', '100 Fiorini')}.`,
      prose`Sie erhält ${named('prestige', '7 Prestige')} für den Salone und legt ihr Wappen darauf.`,
      prose`Dann würfelt sie eine 6. Correggios Karte gibt dafür ${named('prestige', '3 Prestige')}, und die 6 ist golden: Es ist sein Meisterwerk.`,
      prose`Seine Karte wird umgedreht. Von jetzt an gibt eine 6 nur noch ${named('prestige', '2 Prestige')}.`,
    ],
  },
  'R9.9': {
    shows: ['signoria-salone', 'correggio'],
    steps: [
      prose`Auch Bruno hat den Salone mit Correggio geplant, aber in Phase 7 fehlt ihm das ${named('gold', 'Gold')}.`,
      prose`Er zahlt nichts und behält seine Vorräte. Er verliert ${named('prestige', '2 Prestige')}, weil der Salone zu einem öffentlichen Gebäude gehört, und ${named('prestige', '1 Prestige')} mehr, weil Correggio einen Namen hat.`,
      prose`Sein Prestigemarker rückt von 1 auf −2.`,
    ],
  },
  'R10.3': {
    shows: [],
    steps: [
      prose`Die Spielreihenfolge ist Bruno, Anna, Clara. Auf der Prestigeleiste steht Anna auf 9, Clara auf 5 und Bruno auf 3.`,
      prose`Anna wird Hauptmann: Sie nimmt Urkunden im Wert von 9, und ihr Marker geht auf 0 zurück.`,
      prose`Clara hat ${named('influence', '4 Einfluss')}, Bruno ${named('influence', '1 Einfluss')}, Anna keinen. Clara wird Bischof und behält ihre ${named('influence', '4 Einfluss')}.`,
      prose`Die neue Spielreihenfolge ist Anna, Clara, Bruno.`,
    ],
  },
  'R10.5': {
    shows: [],
    steps: [
      prose`Clara ist Bischof. In Phase 8 hat sie mit ${named('influence', '5 Einfluss')} wieder am meisten und wird zum zweiten Mal in Folge Bischof.`,
      prose`Darum wird sie auch Kardinal: Sie erhält ${named('prestige', '5 Prestige')}, und ihr Einfluss geht auf 0 zurück.`,
      prose`Ihr Prestigemarker rückt von 4 auf 9. Anna ist mit 6 schon Hauptmann geworden, darum zählen diese Punkte erst für den nächsten Hauptmann.`,
      prose`In der nächsten Runde ist Clara Bischof.`,
    ],
  },
  'R12.5': {
    shows: [],
    steps: [
      prose`Nach Runde 8 hat Anna Urkunden im Wert von 30, und ihr Marker steht auf 6: 36 Siegpunkte.`,
      prose`Sie hat 7 Materialien und ${named('fiorini', '650 Fiorini')}: 2 Siegpunkte für die Materialien und 2 für die Fiorini.`,
      prose`2 Bauplätze sind leer: −2. Ihr Palazzo ist vollendet, von den 4 Kunstwerken ihrer Chiesa aber keines: −4 und noch einmal −4, weil die Chiesa gar kein Kunstwerk hat.`,
      prose`Anna hat 30 Siegpunkte.`,
    ],
  },
};
