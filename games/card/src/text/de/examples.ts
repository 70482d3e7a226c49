import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['palagio', 'casamento', 'casa', 'girolamo-savonarola'],
    steps: [
      prose`Anna ist Hauptmann; Bruno, Clara und Dino folgen. Anna und Dino haben je einen ${named('casamento', 'Casamento')}. Bruno hat einen ${named('palagio', 'Palagio')} und einen ${named('preacher', 'Prediger')}, Clara eine ${named('casa', 'Casa')} und einen ${named('preacher', 'Prediger')}.`,
      prose`Zuerst führt jeder 4 Aktionen aus.`,
      prose`Dann handelt Bruno mit seinem ${named('palagio', 'Palagio')}, Anna und Dino mit ihrem ${named('casamento', 'Casamento')}, Clara mit ihrer ${named('casa', 'Casa')} und zuletzt Bruno und Clara mit ihrem ${named('preacher', 'Prediger')}.`,
      prose`Anna und Dino haben also 5 Aktionen ausgeführt, Bruno und Clara 6.`,
    ],
  },
  'R5.3': {
    shows: ['fontana', 'giambologna-sculptor'],
    steps: [
      prose`Dino spielt die ${named('fontana', 'Fontana')} und zahlt ${named('marble', '1 Marmor')}, ${named('metal', '1 Metall')} und ${named('fiorini', '50 Fiorini')}. Sie braucht einen ${named('architect', 'Architekten')} oder einen ${named('sculptor', 'Bildhauer')}.`,
      prose`Zwei Künstler kommen infrage. Giulio Romano und Giambologna kosten beide ${named('fiorini', '100 Fiorini')}. Die Karten von Giulio Romano bringen jeweils 2 Siegpunkte, die von Giambologna 2 oder 3.`,
      prose`Dino bezahlt Giambologna und dreht die Karte um: Sie zeigt eine 3, das Meisterwerk.`,
      prose`Am Spielende erhält er 3 Siegpunkte für die ${named('fontana', 'Fontana')} und 3 für Giambologna.`,
    ],
  },
  'R6.3': {
    shows: ['ospedale-chiostro'],
    steps: [
      prose`Anna fürchtet, dass Bruno den ${named('ospedale-chiostro', 'Chiostro des Ospedale')} nimmt. Sie reserviert ihn: Das ist ihre erste Aktion, und sie zahlt nichts.`,
      prose`Mit ihrer nächsten Aktion erbaut sie ihn. Sie zahlt ${named('marble', '4 Marmor')} und ${named('fiorini', '100 Fiorini')}, dazu ${named('fiorini', '50 Fiorini')} für einen ${named('anonymous', 'unbekannten Bildhauer')}.`,
      prose`Der Chiostro bringt 7 Siegpunkte. Hätte sie ihn nicht erbaut, hätte er sie 7 gekostet.`,
    ],
  },
  'R9.3': {
    shows: ['location-scarpellino', 'location-monte-di-pieta'],
    steps: [
      prose`Bruno hat ${named('marble', '1 Marmor')}, keine Fiorini und möchte ${named('gold', '1 Gold')}. Der ${named('location-monte-di-pieta', 'Monte di Pietà')}, der Gold gibt, ist schon verdeckt.`,
      prose`Mit einer Aktion aktiviert er den ${named('location-scarpellino', 'Scarpellino')}: Er legt den ${named('marble', 'Marmor')} zurück und nimmt ${named('fiorini', '200 Fiorini')}.`,
      prose`Mit seiner nächsten Aktion geht er zum Markt und kauft ${named('gold', '1 Gold')} für ${named('fiorini', '100 Fiorini')}. Er hat noch ${named('fiorini', '100 Fiorini')}.`,
    ],
  },
  'R10.7': {
    shows: ['fabbro', 'casamento'],
    steps: [
      prose`Anna ist Hauptmann; Bruno und Clara spielen mit. Alle erhalten ${named('marble', '1 Marmor')}, ${named('wood', '1 Holz')} und ${named('fiorini', '200 Fiorini')}.`,
      prose`Anna würde gern ${named('gold', 'Gold')} wählen, aber der Vorrat hat nur 2. Nötig sind 3, eines für jeden. Sie wählt ${named('metal', 'Metall')}: Alle erhalten ${named('metal', '1 Metall')}.`,
      prose`Vor Bruno liegen ein ${named('fabbro', 'Fabbro')} und ein ${named('casamento', 'Casamento')}. Sie bringen ihm ${named('metal', '1 Metall')} und ${named('fiorini', '50 Fiorini')}.`,
      prose`Sein ganzes Einkommen ist ${named('marble', '1 Marmor')}, ${named('wood', '1 Holz')}, ${named('metal', '2 Metall')} und ${named('fiorini', '250 Fiorini')}.`,
    ],
  },
  'R11.3': {
    shows: ['ritratto', 'abside', 'pozzo', 'signore-de-lo-rione'],
    steps: [
      prose`Clara hat 2 Paläste (${named('ritratto', 'Ritratto')} und ${named('camino', 'Camino')}), 1 Kirche (${named('abside', 'Abside')}) und 2 Stadtteilgebäude (${named('pozzo', 'Pozzo')} und ${named('loggia', 'Loggia')}).`,
      prose`Das ist 1 Satz, weil sie nur eine Kirche hat: 5 Siegpunkte.`,
      prose`Mit dem ${named('signore-de-lo-rione', 'Signore de lo Rione')} bringt der Satz 2 mehr, zusammen 7.`,
    ],
  },
  'R11.4': {
    shows: [],
    steps: [
      prose`Anna und Bruno haben je 5 Materialkarten auf der Hand, Clara hat 3, Dino 0.`,
      prose`Anna und Bruno teilen sich den ersten Platz und erhalten je 4 Siegpunkte. Der zweite Platz entfällt.`,
      prose`Clara ist Dritte und erhält 1 Siegpunkt. Dino ist Vierter und erhält 0.`,
    ],
  },
};
