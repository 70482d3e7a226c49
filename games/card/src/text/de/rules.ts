import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Zwei bis vier Personen führen je eine Florentiner Familie. Die Familien unterscheiden sich nur in der Farbe.',
  'R1.2':
    'Florenzakarten mit dem Zeichen 3+ werden zu dritt und zu viert verwendet, solche mit 4 nur zu viert. Die übrigen kommen zurück in die Schachtel.',
  'R1.3':
    'Ohne die Option „Gilden“ kommen auch alle zwölf Gildenkarten zurück in die Schachtel. So fällt die erste Partie leichter.',
  'R1.4': 'Teilt die Florenzakarten nach der Ziffer in ihrer Ecke in drei Stapel und mischt jeden Stapel für sich.',
  'R1.5': [
    'Die Zentralkarten werden offen ausgelegt.',
    ruling(
      'Ihre Zeichen für die Spielerzahl gelten wie auf den Florenzakarten: Zu zweit, zu dritt oder zu viert sind 14, 16 oder 17 Zentralkarten im Spiel.',
    ),
  ],
  'R1.6':
    'Der Vorrat umfasst 21 Marmor, 21 Holz, je 11 Metall, Stoff, Gold und Gewürz sowie 4.000 Fiorini in Münzen zu 50, 100 und 500. Münzen lassen sich jederzeit wechseln.',
  'R1.7':
    'Sieben Monumente werden gezogen und nach Wert in eine Reihe gelegt, das wertvollste links. Von zwei gleich wertvollen liegt das zuerst gezogene weiter links.',
  'R1.8':
    'Sechs, acht oder zehn Künstler (zu zweit, zu dritt oder zu viert) werden verdeckt gezogen und nach Fachgebiet ausgelegt. Die Rückseite zeigt Name, Fachgebiet, Preis und mögliche Werte.',
  'R1.9': 'Alle beginnen mit einem Material jeder Art, 300 Fiorini und fünf Karten von Stapel I.',
  'R1.10': 'Wer beginnt, wird ausgelost und ist der erste Hauptmann des Volkes.',
  'R1.11': [
    'Deine Florenzakarten, Materialien und Fiorini auf der Hand sind geheim. Den Wert eines Künstlers sieht vor dem Einstellen niemand. Der Vorrat, die ausliegenden Karten aller und alles Reservierte sind offen.',
    ruling(
      'Alle sehen außerdem, wie viele Florenzakarten und wie viele Materialkarten jeder auf der Hand hat. Die Option „Offene Geldbeutel“ zeigt die Materialien und Fiorini aller.',
      'Materialien und Fiorini wechseln offen den Besitzer; jeder könnte also mitzählen.',
    ),
  ],
  R2: 'Die Runde',
  'R2.1':
    'Das Spiel dauert fünf Runden. Jede Runde hat vier Phasen: Künstler und Monumente ziehen, Florenzakarten ziehen, Aktionen ausführen, Rundenende.',
  'R2.2': 'In Runde 1 entfallen die ersten beiden Phasen, weil diese Karten schon bei der Vorbereitung gezogen wurden.',
  'R2.3': 'Zieht sechs, acht oder zehn neue Künstler verdeckt, wie bei der Vorbereitung.',
  'R2.4':
    'Zieht fünf weitere Monumente und legt sie zum Rest der Reihe. Ordnet alle nach Wert, das wertvollste links. Von zwei gleich wertvollen liegt das zuerst gezogene weiter links.',
  'R2.5':
    'Vom Hauptmann an im Uhrzeigersinn zieht jeder vier Florenzakarten, dazu eine für jedes Wohngebäude, das vor ihm liegt.',
  'R2.6':
    'Der Stapel ändert sich jede Runde. Runde 1: Stapel I. Runde 2: Mischt Stapel II unter den Rest. Runde 3: Mischt Stapel III unter den Rest. Runde 4: Mischt den Ablagestapel unter den Rest. Runde 5: nur noch der Rest.',
  'R2.7': [
    ruling(
      'Reicht der Stapel nicht für alle, wird vom Hauptmann an der Reihe nach ausgeteilt. Jeder nimmt seinen ganzen Anteil, solange Karten da sind.',
    ),
  ],
  R3: 'Aktionen ausführen',
  'R3.1': 'Vom Hauptmann an im Uhrzeigersinn führen alle nacheinander eine Aktion aus, insgesamt viermal.',
  'R3.2':
    'Danach folgen die Zusatzaktionen: zuerst eine für jeden mit einem Palagio, dann eine für jeden mit einem Casamento, dann mit einer Casa und zuletzt mit einem Prediger. Bei jeder dieser Karten gilt die übliche Spielreihenfolge.',
  'R3.3': [
    ruling(
      'Du hast eine Zusatzaktion, wenn die Karte in dem Moment vor dir liegt, in dem der Aktionszähler ihr Feld erreicht. Eine Casa, die du als vierte Aktion spielst, zählt noch in dieser Runde. Ein Palagio, den du mit der Aktion des Casamento spielst, kommt zu spät: Der Aktionszähler ist schon vorbei.',
    ),
  ],
  'R3.4': [ruling('Du kannst nicht passen: Du führst alle deine Aktionen aus. Arbeiter losschicken geht immer.')],
  'R3.5': [
    ruling(
      'Jede andere Aktion, die etwas aus dem Vorrat nimmt, ist nur möglich, wenn der Vorrat es vollständig hat, bevor du bezahlst.',
    ),
  ],
  R4: 'Aktion A: eine Florenzakarte spielen',
  'R4.1':
    'Spiele eine Karte aus deiner Hand und lege die Materialien und Fiorini, die sie zeigt, in den Vorrat zurück.',
  'R4.2': 'Lege die Karte offen vor dich. Ihre Wirkung hält bis zum Spielende an.',
  'R4.3':
    'Werkstätten und manche Wohngebäude geben dir am Ende jeder Runde Einkommen, auch schon in der Runde, in der du sie spielst.',
  'R4.4': 'Wohngebäude und Prediger geben dir eine Zusatzaktion (R3.2).',
  'R4.5': 'Für jedes Wohngebäude ziehst du zu Beginn jeder folgenden Runde eine Florenzakarte mehr.',
  'R4.6': [
    'Du darfst nie zwei identische Karten vor dir haben.',
    ruling(
      'Identische Karten haben dieselbe Art und denselben Namen. Die Facciata des Palasts und die der Kirche darfst du beide haben.',
    ),
  ],
  'R4.7': 'Du darfst nie mehr als einen Prediger vor dir haben.',
  'R4.8':
    'Familienpaläste und Stadtteilkirchen brauchen außerdem einen Künstler, den du mit derselben Aktion einstellst.',
  R5: 'Künstler einstellen',
  'R5.1':
    'Paläste, Kirchen und Monumente brauchen je genau einen Künstler aus einem der Fachgebiete, die sie zeigen: Architekt, Bildhauer oder Maler. Kannst du keinen passenden Künstler bezahlen, kannst du das Werk weder spielen noch erbauen.',
  'R5.2': 'Zahle den Preis auf der Rückseite des Künstlers zusammen mit den Kosten des Werks.',
  'R5.3':
    'Erst dann drehst du den Künstler um. Am Spielende bringt er so viele Siegpunkte, wie seine Vorderseite zeigt.',
  'R5.4':
    'Der höchste Wert eines Künstlers ist sein Meisterwerk. Es hat keine weitere Wirkung: Freue dich einfach daran.',
  'R5.5':
    'Stattdessen kannst du für 50 Fiorini einen unbekannten Künstler des passenden Fachgebiets einstellen. Er bringt keine Siegpunkte. Von jedem Fachgebiet gibt es einen, und jeder lässt sich einmal pro Runde einstellen.',
  'R5.6': [
    ruling(
      'Verdeckte Karten desselben Künstlers sehen gleich aus und sind darum eine einzige Möglichkeit. Wählst du sie, erhältst du die zuerst gezogene Karte.',
    ),
  ],
  'R5.7': [
    'Einen Künstler, den du reserviert hast, kannst nur du einstellen.',
    ruling('Er ist eine eigene Möglichkeit neben den Karten desselben Künstlers auf dem Tisch.'),
  ],
  R6: 'Aktionen B und C: Monumente',
  'R6.1': 'Erbaue ein Monument aus der Reihe oder eines, das du reserviert hast.',
  'R6.2': 'Zahle seine Materialien und Fiorini, stelle einen Künstler ein (R5) und lege die Karte vor dich.',
  'R6.3': 'Ein Monument zu reservieren und später zu erbauen kostet zwei Aktionen.',
  'R6.4':
    'Ein Monument reservieren: Nimm eines aus der Reihe und lege es verdeckt vor dich. Alle wissen trotzdem, welches es ist.',
  'R6.5':
    'Du darfst beliebig viele Monumente reservieren, eines pro Aktion. Andere Monumente darfst du vor den reservierten erbauen.',
  R7: 'Aktion D: einen Künstler reservieren',
  'R7.1': 'Nimm einen Künstler vom Tisch und lege ihn verdeckt vor dich, um ihn später einzustellen.',
  'R7.2': 'Unbekannte Künstler kannst du nicht reservieren.',
  'R7.3': 'Niemand sieht die Vorderseite an, auch du nicht. Den Preis zahlst du erst beim Einstellen.',
  'R7.4': 'Du darfst beliebig viele Künstler reservieren, einen pro Aktion. Am Rundenende bleiben sie vor dir liegen.',
  R8: 'Aktion E: eine Zentralkarte aktivieren',
  'R8.1':
    'Picconiere, Boscaiuolo, Monte di Pietà, Fabbro, Lanaiuolo und Erbolaio: Nimm ein Material der gezeigten Art aus dem Vorrat.',
  'R8.2':
    'Scarpellino, Legnaiuolo, Orafo, Ottonaio, Tintore und Speziale: Lege ein Material der gezeigten Art zurück und nimm 200 Fiorini.',
  'R8.3': 'Baratto: Tausche ein Material aus deiner Hand gegen eines einer anderen Art.',
  'R8.4': [
    'Capitano del Popolo: Nimm die Karte. In der nächsten Runde bist du Hauptmann.',
    ruling('Jeder darf die Karte nehmen, auch der jetzige Hauptmann und auch in Runde 5.'),
  ],
  'R8.5': 'Drehe die Zentralkarte um, wenn du sie aktivierst. In dieser Runde kann niemand sie noch einmal benutzen.',
  R9: 'Aktionen F, G und H: Arbeiter, Markt, Inspiration',
  'R9.1': 'Arbeiter losschicken: Nimm 50 Fiorini aus dem Vorrat oder weniger, wenn er weniger hat.',
  'R9.2': 'Zum Markt gehen und verkaufen: Lege ein Material zurück und nimm 100 Fiorini.',
  'R9.3': 'Zum Markt gehen und kaufen: Zahle 100 Fiorini und nimm ein Material.',
  'R9.4': [
    'Zum Markt gehen und tauschen: Lege zwei beliebige Materialien zurück und nimm ein beliebiges aus dem Vorrat.',
    ruling('Es darf von einer Art sein, die du gerade zurückgelegt hast.'),
  ],
  'R9.5': 'Du darfst so oft zum Markt gehen, wie du Aktionen hast.',
  'R9.6': 'Inspiration suchen: Ziehe eine Florenzakarte vom aktuellen Stapel.',
  'R9.7': 'Ist der Stapel leer, kannst du keine Inspiration suchen.',
  R10: 'Das Rundenende',
  'R10.1':
    'Am Rundenende folgen vier Schritte: Karten abwerfen, Einkommen erhalten, Hauptmann bestimmen, Zentralkarten auffrischen.',
  'R10.2': 'Alle Monumente der Reihe bis auf die zwei ganz links kommen aus dem Spiel.',
  'R10.3': 'Alle Künstler, die noch auf dem Tisch liegen, kommen ungesehen aus dem Spiel.',
  'R10.4': [
    'Wenn du Florenzakarten auf der Hand hast, behältst du eine und wirfst die übrigen ab.',
    ruling(
      'Eine musst du behalten: Du kannst nicht alle abwerfen. Alle wählen geheim und gleichzeitig, und die abgeworfenen Karten bleiben verdeckt.',
    ),
  ],
  'R10.5': 'In Spielreihenfolge erhalten alle das Grundeinkommen: einen Marmor, ein Holz und 200 Fiorini.',
  'R10.6': [
    'Dann wählt der Hauptmann ein Zusatzmaterial, und alle erhalten eines davon. Nach Marmor und Holz muss der Vorrat davon noch eines für jeden haben.',
    ruling('Hat der Vorrat von keinem Material so viele, erhält niemand eines.'),
  ],
  'R10.7': [
    'Dann erhalten alle ihr persönliches Einkommen: das der Karten, die vor ihnen liegen.',
    ruling('Das geschieht in Spielreihenfolge, nachdem alle das Grundeinkommen erhalten haben.'),
  ],
  'R10.8': 'Reicht der Vorrat nicht, wird in Spielreihenfolge verteilt. Das übrige Einkommen verfällt.',
  'R10.9': 'Das Zusatzmaterial wählt der amtierende Hauptmann. Der neue wird erst nach dem Einkommen bestimmt.',
  'R10.10': 'Wer den Capitano del Popolo genommen hat, wird Hauptmann und legt die Karte zurück.',
  'R10.11': 'Hat niemand sie genommen, wird Hauptmann, wer links vom bisherigen Hauptmann sitzt.',
  'R10.12': 'Alle Zentralkarten und unbekannten Künstler werden wieder aufgedeckt.',
  'R10.13':
    'In Runde 5 gibt es nur noch das Einkommen und den neuen Hauptmann. Nichts wird abgeworfen oder aufgefrischt.',
  R11: 'Wertung',
  'R11.1': 'Monumente, Stadtteilgebäude, Paläste und Kirchen bringen die Siegpunkte, die sie zeigen.',
  'R11.2': 'Jeder Künstler, den du eingestellt hast, bringt den Wert seiner Vorderseite.',
  'R11.3': 'Jeder Satz aus einem Palast, einer Kirche und einem Stadtteilgebäude bringt 5 Siegpunkte.',
  'R11.4': [
    'Wer die meisten Materialkarten auf der Hand hat, erhält 4 Siegpunkte, der Zweite 2 und der Dritte 1.',
    ruling(
      'Bei Gleichstand teilt man sich den Platz, und alle erhalten die vollen Siegpunkte dafür. Die Plätze danach entfallen: Auf zwei Erste folgt ein Dritter. Auch wer kein Material hat, erhält einen Platz.',
    ),
  ],
  'R11.5': 'Fiorini auf der Hand werden ebenso gewertet.',
  'R11.6': 'Der ganz zum Schluss bestimmte Hauptmann erhält 1 Siegpunkt.',
  'R11.7': 'Jedes Monument, das du reserviert und nicht erbaut hast, kostet dich die Siegpunkte, die es zeigt.',
  'R11.8':
    'Jeder Künstler, den du reserviert und nicht eingestellt hast, wird aufgedeckt und kostet dich den Wert seiner Vorderseite.',
  'R11.9': 'Wer die meisten Siegpunkte hat, gewinnt.',
  'R11.10': [
    'Bei Gleichstand gewinnt, wer das wertvollste einzelne Kunstwerk hat: ein Werk, das einen Künstler brauchte, zusammen mit dem Wert dieses Künstlers. Besteht der Gleichstand weiter, vergleicht man die zweitwertvollsten Kunstwerke und so weiter.',
    ruling('Gilden zählen hier nicht, und ein fehlendes Kunstwerk zählt 0. Ist alles gleich, teilt man sich den Sieg.'),
  ],
  'R11.11': [ruling('Deine Summe kann negativ sein.')],
  R12: 'Gilden',
  'R12.1':
    'Arte dei Mercatanti: Am Ende deines persönlichen Einkommens erhältst du noch ein Material deiner Wahl, das der Vorrat noch hat.',
  'R12.2': 'Arte Maggiore: am Spielende 3 Siegpunkte für jede deiner Werkstätten.',
  'R12.3': [
    'Bottega d’Arte: Jeder Künstler, den du einstellst, kostet 50 Fiorini weniger, auch ein unbekannter Künstler.',
    ruling('Der Preis fällt nie unter 0.'),
  ],
  'R12.4': [
    'Edificatore: Jedes Monument, das du erbaust, kostet 50 Fiorini weniger.',
    ruling('Die Kosten fallen nie unter 0 Fiorini.'),
  ],
  'R12.5': [
    'Mastro Artista: am Spielende 5 Siegpunkte für jeden Satz aus einem Architekten, einem Bildhauer und einem Maler, die du eingestellt hast.',
    ruling('Unbekannte Künstler und nur reservierte Künstler zählen nicht.'),
  ],
  'R12.6': 'Padrone: am Spielende 3 Siegpunkte für jedes deiner Wohngebäude.',
  'R12.7': 'Protettore: am Spielende 3 Siegpunkte für jedes Monument, das du erbaut hast.',
  'R12.8':
    'Signore de lo Rione: am Spielende 2 weitere Siegpunkte für jeden Satz aus Palast, Kirche und Stadtteilgebäude.',
} satisfies Record<RuleNumber, Rule>;
