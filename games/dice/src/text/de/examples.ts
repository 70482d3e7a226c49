import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

export const EXAMPLES: Examples<RuleNumber> = {
  'R4.2': {
    shows: ['cupola', 'chiesa-facciata'],
    steps: [
      prose`Anna hat die ${named('cupola', 'Cupola')} und die ${named('chiesa-facciata', 'Facciata')} ihrer Chiesa vollendet.`,
      prose`Zu Beginn der Runde geht sie 1 Schritt auf der ${named('captain', 'Leiste des Hauptmanns')} und erhält ${named('fiorini', '100 Fiorini')}.`,
    ],
  },
  'R6.3': {
    shows: [],
    steps: [
      prose`Anna ist am Zug und würfelt ${named('white', 'Weiß 2')}, ${named('brown', 'Braun 3')}, ${named('grey', 'Grau 1')}, ${named('green', 'Grün 5')}, ${named('red', 'Rot 4')} und ${named('yellow', 'Gelb 6')}. Sie nutzt Weiß, Rot und Gelb.`,
      prose`Weiß ist niedrig: Sie wirbt an und geht 2 Schritte auf der ${named('captain', 'Leiste des Hauptmanns')}. Das zweite Feld bringt ihr ${named('fiorini', '100 Fiorini')}.`,
      prose`Rot ist hoch: Sie markiert ${named('textile', '2 Stoffe')} für die ${named('camera-nuziale', 'Camera Nuziale')}. Auch Gelb ist hoch: Sie markiert ${named('gold', '1 Gold')} für den ${named('giardino', 'Giardino')} und ${named('gold', '1 Gold')} für die ${named('chiesa-facciata', 'Facciata der Chiesa')}.`,
      prose`Dann nutzen die anderen je einen Würfel. Bruno wirbt mit Braun an und geht 2 Schritte auf der ${named('bishop', 'Leiste des Bischofs')}. Clara und Dino nutzen beide Grün: Clara nimmt ${named('fiorini', '200 Fiorini')}, Dino markiert ${named('spice', '2 Gewürze')}.`,
    ],
  },
  'R8.1': {
    shows: ['carpentiere'],
    steps: [
      prose`Auf Bauplatz 3 hat Bruno ${named('wood', '1 Holz')} markiert. Ein hoher grüner Würfel bringt ihm ${named('spice', '2 Gewürze')}: Er markiert eines auf Bauplatz 3 und eines für den ${named('ritratto', 'Ritratto')}.`,
      prose`Er gibt ${named('fiorini', '100 Fiorini')} aus seinem Vorrat aus, um auf Bauplatz 3 ein Fiorini-Symbol zu markieren.`,
      prose`Die Markierungen von Bauplatz 3 decken nun die Kosten des ${named('carpentiere', 'Carpentiere')}: ${named('wood', '1 Holz')}, ${named('spice', '1 Gewürz')} und ${named('fiorini', '100 Fiorini')}. Er baut ihn und erhält dafür 2 Siegpunkte.`,
    ],
  },
  'R8.6': {
    shows: ['taverna'],
    steps: [
      prose`Auf Bauplatz 2 hat Clara ${named('textile', '1 Stoff')} und ${named('wood', '1 Holz')} markiert. Sie gibt ein ${named('spare', 'Reservematerial')} aus, um dort ${named('metal', '1 Metall')} zu markieren.`,
      prose`Sie baut die ${named('taverna', 'Taverna')}, die ${named('wood', '1 Holz')} und ${named('metal', '1 Metall')} kostet. Der ${named('textile', 'Stoff')} verfällt.`,
      prose`Stattdessen hätte sie für ${named('metal', '1 Metall')} und ${named('textile', '1 Stoff')} den ${named('boscaiuolo', 'Boscaiuolo')} bauen können; dann wäre das ${named('wood', 'Holz')} verfallen.`,
    ],
  },
  'R9.1': {
    shows: ['chiesa-facciata'],
    steps: [
      prose`Anna hat die 200 Fiorini der ${named('chiesa-facciata', 'Facciata der Chiesa')} schon markiert. Mit einem hohen weißen Würfel markiert sie dort ${named('marble', '2 Marmor')}, mit einem hohen gelben dort ${named('gold', '1 Gold')} und ${named('gold', '1 Gold')} für den ${named('giardino', 'Giardino')}.`,
      prose`Nur ${named('metal', '1 Metall')} fehlt noch. Dafür gibt sie ein ${named('spare', 'Reservematerial')} aus.`,
      prose`Mit einem niedrigen grünen Würfel stellt sie für ${named('fiorini', '100 Fiorini')} einen ${named('sculptor', 'Bildhauer')} ein. Er bringt zu den 5 Siegpunkten der Facciata noch 2.`,
      prose`Die Facciata bringt ihr Einkommen sofort: ${named('fiorini', '100 Fiorini')}.`,
    ],
  },
  'R9.5': {
    shows: ['casa', 'zecca'],
    steps: [
      prose`Alle Symbole von Brunos ${named('chiesa-facciata', 'Facciata der Chiesa')} sind markiert, aber Anna hat den grünen und den gelben Würfel genutzt. Dank seiner ${named('casa', 'Casa')} stellt Bruno mit dem braunen Würfel gratis einen ${named('anonymous', 'unbekannten Künstler')} ein.`,
      prose`Der Künstler bringt 1 Siegpunkt. Bruno gibt einen ${named('star', 'Stern')} aus und macht daraus ein Meisterwerk: Nun bringt der Künstler 3.`,
      prose`Mit einer ${named('zecca', 'Zecca')} wären es 4.`,
    ],
  },
  'R9.9': {
    shows: ['ritratto', 'giardino'],
    steps: [
      prose`Anna ist am Zug und vollendet ihren Palazzo mit dem ${named('ritratto', 'Ritratto')}. Im selben Zug vollendet Bruno seinen mit dem ${named('giardino', 'Giardino')}.`,
      prose`Beide sind Erste und erhalten je 6 Siegpunkte. Zweiter wird niemand.`,
      prose`Clara vollendet ihren Palazzo in einem späteren Zug. Sie ist Dritte und erhält 1 Siegpunkt.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Elena spielt allein. Im Zug des Papstes fallen unter anderem ${named('white', 'Weiß 1')}, ${named('brown', 'Braun 2')} und ${named('green', 'Grün 5')}.`,
      prose`Zähle von Weiß 1 weiter: Braun. Der Papst nimmt Braun.`,
      prose`Zähle von Braun 2 weiter: Grau, Grün. Er nimmt Grün.`,
      prose`Zähle von Grün 5 weiter und überspringe Braun, das er schon hat: Rot, Gelb, Weiß, Grau, Rot. Er nimmt Rot.`,
      prose`Braun ist niedrig, also geht er 2 Schritte auf der ${named('bishop', 'Leiste des Bischofs')} (R13.4). Elena darf Weiß, Grau oder Gelb nutzen.`,
      prose`Bei einem anderen Wurf fallen ${named('white', 'Weiß 6')} und ${named('brown', 'Braun 3')}. Zähle von Weiß 6 weiter: Braun, Grau, Grün, Rot, Gelb, Weiß. Er nimmt Weiß selbst.`,
      prose`Zähle noch einmal 6 weiter, nun ohne Weiß: Braun, Grau, Grün, Rot, Gelb, Braun. Er nimmt Braun.`,
      prose`Zähle von Braun 3 weiter: Grau, Grün, Rot. Er nimmt Rot.`,
    ],
  },
  'R13.5': {
    shows: [],
    steps: [
      prose`Elena ist am Zug und würfelt unter anderem ${named('white', 'Weiß 4')} und ${named('brown', 'Braun 1')}. Sie nutzt Weiß, Grün und Rot.`,
      prose`Braun hat sie übrig gelassen. Ein niedriger brauner Würfel steht für 2 Schritte, also geht der Papst 2 Schritte auf der ${named('bishop', 'Leiste des Bischofs')}.`,
      prose`Hätte sie auch Weiß übrig gelassen, ginge er außerdem 1 Schritt auf der ${named('captain', 'Leiste des Hauptmanns')}, weil Weiß hoch ist.`,
    ],
  },
};
