import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Zwei bis vier Personen führen je eine Florentiner Familie. Welche du wählst, ändert nichts außer den Farben.',
  'R1.2':
    'Florenzakarten mit dem Zeichen 3+ werden zu dritt und zu viert verwendet, solche mit 4 nur zu viert; die übrigen kommen zurück in die Schachtel.',
  'R1.3':
    'Ohne die Option für Gilden bleiben auch alle zwölf Gildenkarten in der Schachtel. So fällt die erste Partie leichter.',
  'R1.4': 'Die Florenzakarten bilden nach der Ziffer in ihrer Ecke drei Stapel. Jeder Stapel wird für sich gemischt.',
  'R1.5':
    'Die Zentralkarten werden offen ausgelegt. Unsere Festlegung: Ihre Zeichen für die Spielerzahl gelten wie auf den Florenzakarten, sodass zu zweit, zu dritt oder zu viert 14, 16 oder 17 Zentralkarten im Spiel sind.',
  'R1.6':
    'Der Vorrat umfasst 21 Marmor, 21 Holz, je 11 Metall, Stoff, Gold und Gewürz sowie 4000 Fiorini in Münzen zu 50, 100 und 500. Münzen lassen sich jederzeit wechseln.',
  'R1.7':
    'Sieben Monumente werden gezogen und nach Wert in eine Reihe gelegt, das wertvollste links; von gleichen liegt das früher gezogene weiter links.',
  'R1.8':
    'Sechs, acht oder zehn Künstler (zu zweit, zu dritt oder zu viert) werden verdeckt gezogen und nach Fachgebiet ausgelegt. Die Rückseite zeigt Name, Fachgebiet, Preis und die Werte, die die Karte haben kann.',
  'R1.9': 'Alle beginnen mit einem Material jeder Art, 300 Fiorini und fünf Karten von Stapel I.',
  'R1.10': 'Wer beginnt, wird ausgelost und ist der erste Hauptmann des Volkes.',
  'R1.11':
    'Florenzakarten auf der Hand sind geheim, ebenso Materialien und Fiorini. Was eine Künstlerkarte wert ist, weiß vor dem Einstellen niemand. Unsere Festlegung: Weil bei Materialien und Fiorini alle mitzählen könnten, ist das Verbergen nur eine Frage der Anzeige, und die Option für offene Geldbeutel zeigt sie; offen sind der Vorrat, die ausliegenden Karten aller, was sie reserviert haben, und von jeder Hand die Zahl der Florenzakarten und der Materialkarten.',
  R2: 'Die Runde',
  'R2.1':
    'Das Spiel dauert fünf Runden. Jede hat vier Phasen in dieser Folge: Künstler und Monumente ziehen, Florenzakarten ziehen, Aktionen ausführen, Rundenende.',
  'R2.2': 'In Runde 1 entfallen die ersten beiden Phasen; die Vorbereitung hat sie schon erledigt.',
  'R2.3': 'Sechs, acht oder zehn neue Künstler werden verdeckt gezogen, wie bei der Vorbereitung.',
  'R2.4':
    'Fünf weitere Monumente kommen zum Rest der Reihe. Alte und neue werden gemeinsam nach Wert geordnet, das wertvollste links; von gleichen liegt das früher gezogene weiter links.',
  'R2.5':
    'Vom Hauptmann an im Uhrzeigersinn ziehen alle vier Florenzakarten und je eine weitere für jedes ausliegende Wohngebäude.',
  'R2.6':
    'Der Stapel ändert sich mit der Runde. 1: Stapel I. 2: Stapel II wird unter den Rest gemischt. 3: Stapel III wird daruntergemischt. 4: Der Ablagestapel wird daruntergemischt. 5: was übrig ist.',
  'R2.7':
    'Unsere Festlegung: Reicht der Stapel nicht für alle, wird vom Hauptmann an der Reihe nach ausgeteilt, und jeder nimmt seinen ganzen Anteil, solange der Stapel reicht.',
  R3: 'Aktionen ausführen',
  'R3.1': 'Vom Hauptmann an im Uhrzeigersinn führen alle nacheinander eine Aktion aus; das geschieht viermal.',
  'R3.2':
    'Dann folgen die Zusatzaktionen, und zwar in dieser Folge: für alle mit einem Palagio, einem Casamento, einer Casa und zuletzt für alle, die einem Prediger folgen. Dabei gilt jeweils die übliche Spielreihenfolge.',
  'R3.3':
    'Unsere Festlegung: Eine Zusatzaktion hat, wer die Karte vor sich liegen hat, wenn der Aktionszähler ihr Feld erreicht. Eine als vierte Aktion gespielte Casa zählt noch in dieser Runde; ein Palagio, der während der Aktion für den Casamento gespielt wird, kommt zu spät.',
  'R3.4':
    'Unsere Festlegung: Jede Aktion muss ausgeführt werden; passen gibt es nicht. Arbeiter losschicken geht immer.',
  'R3.5':
    'Unsere Festlegung: Jede andere Aktion, die etwas aus dem Vorrat nimmt, ist nur möglich, wenn der Vorrat es vollständig hergibt, noch bevor etwas bezahlt wird.',
  R4: 'Aktion A: eine Florenzakarte spielen',
  'R4.1':
    'Spiele eine Karte von deiner Hand, indem du die Materialien und Fiorini, die sie zeigt, in den Vorrat zurücklegst.',
  'R4.2': 'Die Karte kommt offen vor dich und bleibt dort; ihre Wirkung hält bis zum Spielende an.',
  'R4.3':
    'Werkstätten und manche Wohngebäude bringen am Ende jeder Runde Einkommen, auch schon in der, in der du sie spielst.',
  'R4.4': 'Wohngebäude und Prediger bringen eine Zusatzaktion (R3.2).',
  'R4.5': 'Wohngebäude bringen zu Beginn jeder folgenden Runde eine Florenzakarte mehr.',
  'R4.6':
    'Du darfst nie zwei identische Karten vor dir haben. Unsere Festlegung: Identisch heißt von gleicher Art und gleichem Namen; die Facciata des Palasts und die der Kirche vertragen sich also.',
  'R4.7': 'Du darfst nie mehr als einen Prediger vor dir haben.',
  'R4.8':
    'Familienpaläste und Stadtteilkirchen brauchen außerdem einen Künstler, den du mit derselben Aktion einstellst.',
  R5: 'Künstler einstellen',
  'R5.1':
    'Paläste, Kirchen und Monumente brauchen genau einen Künstler aus einem der Fachgebiete, die sie zeigen: Architekt, Bildhauer oder Maler. Ohne einen Künstler, den du bezahlen kannst, lässt sich das Werk nicht beginnen.',
  'R5.2': 'Du zahlst den Preis auf der Rückseite des Künstlers zusammen mit den Kosten des Werks.',
  'R5.3':
    'Erst dann wird der Künstler umgedreht: So viele Siegpunkte, wie die Vorderseite zeigt, bringt er am Spielende.',
  'R5.4': 'Der höchste Wert eines Künstlers ist sein Meisterwerk. Es bewirkt nichts, außer zu erfreuen.',
  'R5.5':
    'Stattdessen kannst du für 50 Fiorini einen Unbekannten Künstler des passenden Fachgebiets einstellen, der keine Siegpunkte bringt. Es gibt je Fachgebiet einen, jeden einmal pro Runde.',
  'R5.6':
    'Unsere Festlegung: Verdeckte Karten desselben Künstlers auf dem Tisch lassen sich nicht unterscheiden; darum wird nur eine angeboten und die zuerst gezogene genommen.',
  'R5.7':
    'Einen Künstler, den du reserviert hast, kannst nur du einstellen. Unsere Festlegung: Er steht neben Karten desselben Künstlers auf dem Tisch eigens zur Wahl.',
  R6: 'Aktionen B und C: Monumente',
  'R6.1': 'Erbaue ein Monument der Reihe oder eines, das du reserviert hast.',
  'R6.2': 'Du zahlst seine Materialien und Fiorini, stellst einen Künstler ein (R5) und legst die Karte vor dich.',
  'R6.3': 'Ein Monument zu reservieren und später zu erbauen kostet zwei Aktionen.',
  'R6.4':
    'Ein Monument reservieren: Nimm eines aus der Reihe und lege es verdeckt vor dich. Alle wissen, welches es ist.',
  'R6.5': 'Du darfst beliebig viele reservieren, mit jeder Aktion eines, und andere vor den reservierten erbauen.',
  R7: 'Aktion D: einen Künstler reservieren',
  'R7.1': 'Nimm einen Künstler vom Tisch und lege ihn verdeckt vor dich, um ihn später einzustellen.',
  'R7.2': 'Unbekannte Künstler lassen sich nicht reservieren.',
  'R7.3': 'Niemand sieht die Vorderseite an, und der Preis wird erst beim Einstellen gezahlt.',
  'R7.4':
    'Du darfst beliebig viele reservieren, mit jeder Aktion einen; sie bleiben über das Rundenende hinaus bei dir.',
  R8: 'Aktion E: eine Zentralkarte aktivieren',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo und Erbolaio geben dir ein Material der gezeigten Art.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore und Speziale kaufen dir ein Material der gezeigten Art für 200 Fiorini ab.',
  'R8.3': 'Der Baratto tauscht ein Material von deiner Hand gegen eines einer anderen Art.',
  'R8.4':
    'Capitano del Popolo: Nimm die Karte, und du bist in der nächsten Runde Hauptmann. Unsere Festlegung: Jeder darf sie nehmen, auch der Hauptmann selbst, auch in Runde 5.',
  'R8.5': 'Eine benutzte Zentralkarte wird umgedreht; in dieser Runde kann niemand sie noch einmal benutzen.',
  R9: 'Aktionen F, G und H: Arbeiter, Markt, Inspiration',
  'R9.1': 'Arbeiter losschicken: Nimm 50 Fiorini aus dem Vorrat oder was davon noch da ist.',
  'R9.2': 'Geh zum Markt und verkaufe ein Material für 100 Fiorini,',
  'R9.3': 'oder kaufe ein Material für 100 Fiorini,',
  'R9.4':
    'oder tausche zwei beliebige Materialien gegen ein beliebiges, das der Vorrat hat. Unsere Festlegung: Es darf auch von einer Art sein, die du gerade gegeben hast.',
  'R9.5': 'Du darfst mit beliebig vielen deiner Aktionen zum Markt gehen.',
  'R9.6': 'Inspiration suchen: Ziehe eine Florenzakarte vom aktuellen Stapel.',
  'R9.7': 'Ist der Stapel leer, geht das nicht.',
  R10: 'Das Rundenende',
  'R10.1': 'Die Schritte folgen aufeinander: abwerfen, Einkommen, neuer Hauptmann, auffrischen.',
  'R10.2': 'Alle Monumente der Reihe bis auf die zwei ganz links kommen aus dem Spiel.',
  'R10.3': 'Alle Künstler, die noch auf dem Tisch liegen, kommen ungesehen aus dem Spiel.',
  'R10.4':
    'Wer Florenzakarten auf der Hand hat, behält eine und wirft die anderen ab. Unsere Festlegung: genau eine, geheim und gleichzeitig gewählt, und die abgeworfenen liegen verdeckt.',
  'R10.5': 'Alle erhalten in Spielreihenfolge einen Marmor, ein Holz und 200 Fiorini.',
  'R10.6':
    'Dann nennt der Hauptmann ein Zusatzmaterial, und alle erhalten eines davon. Nachdem Marmor und Holz verteilt sind, muss davon noch je eines für alle da sein. Unsere Festlegung: Gibt es kein solches Material, erhält niemand etwas.',
  'R10.7':
    'Dann erhalten alle das Einkommen ihrer ausliegenden Karten. Unsere Festlegung: in Spielreihenfolge, nach dem Grundeinkommen aller.',
  'R10.8': 'Was im Vorrat fehlt, verfällt; was da ist, wird in Spielreihenfolge ausgegeben.',
  'R10.9': 'Noch wählt der alte Hauptmann: Der neue wird erst nach dem Einkommen bestimmt.',
  'R10.10': 'Wer den Capitano del Popolo genommen hat, wird Hauptmann und legt die Karte zurück.',
  'R10.11': 'Hat niemand sie genommen, geht das Amt nach links weiter.',
  'R10.12': 'Alle Zentralkarten und Unbekannten Künstler werden wieder aufgedeckt.',
  'R10.13':
    'Runde 5 endet allein mit dem Einkommen und dem neuen Hauptmann; abgeworfen und aufgefrischt wird nichts mehr.',
  R11: 'Wertung',
  'R11.1': 'Monumente, Stadtteilgebäude, Paläste und Kirchen bringen die Siegpunkte, die sie zeigen.',
  'R11.2': 'Jeder eingestellte Künstler bringt den Wert seiner Vorderseite.',
  'R11.3': 'Jeder Satz aus einem Palast, einer Kirche und einem Stadtteilgebäude bringt 5.',
  'R11.4':
    'Wer die meisten Materialkarten auf der Hand hat, erhält 4 Siegpunkte, der Zweite 2, der Dritte 1. Unsere Festlegung: Bei Gleichstand erhalten alle die Punkte ihres Rangs, und die Ränge dahinter rücken nach hinten; auch wer keine hat, wird gewertet.',
  'R11.5': 'Ebenso für Fiorini auf der Hand.',
  'R11.6': 'Der ganz zum Schluss bestimmte Hauptmann erhält 1.',
  'R11.7': 'Jedes Monument, das du reserviert und nicht erbaut hast, kostet dich die Siegpunkte, die es zeigt.',
  'R11.8':
    'Jeder Künstler, den du reserviert und nicht eingestellt hast, wird aufgedeckt und kostet dich den Wert seiner Vorderseite.',
  'R11.9': 'Wer die meisten Siegpunkte hat, gewinnt.',
  'R11.10':
    'Bei Gleichstand entscheidet das wertvollste einzelne Kunstwerk, mit Künstler; dann das nächste und so weiter. Unsere Festlegung: Gilden bleiben außer Betracht, ein fehlendes Kunstwerk zählt 0, und ist alles gleich, teilt man sich den Sieg.',
  'R11.11': 'Unsere Festlegung: Eine Summe darf negativ sein.',
  R12: 'Gilden',
  'R12.1':
    'Arte dei Mercatanti: Zum Schluss deines Einkommens durch Karten erhältst du ein Material deiner Wahl, das der Vorrat noch hat.',
  'R12.2': 'Arte Maggiore: am Spielende 3 Siegpunkte für jede deiner Werkstätten.',
  'R12.3':
    'Bottega d’Arte: Jeder Künstler, den du einstellst, kostet 50 Fiorini weniger, auch ein unbekannter. Unsere Festlegung: aber nie weniger als nichts.',
  'R12.4':
    'Edificatore: Jedes Monument, das du erbaust, kostet 50 Fiorini weniger. Unsere Festlegung: aber nie weniger als nichts.',
  'R12.5':
    'Mastro Artista: am Spielende 5 Siegpunkte für jeden Satz aus einem Architekten, einem Bildhauer und einem Maler, die du eingestellt hast. Unsere Festlegung: Es zählen nur Künstler mit Namen und nur eingestellte.',
  'R12.6': 'Padrone: am Spielende 3 Siegpunkte für jedes deiner Wohngebäude.',
  'R12.7': 'Protettore: am Spielende 3 Siegpunkte für jedes Monument, das du erbaut hast.',
  'R12.8':
    'Signore de lo Rione: am Spielende 2 weitere Siegpunkte für jeden Satz aus Palast, Kirche und Stadtteilgebäude.',
} satisfies Record<RuleNumber, Rule>;
