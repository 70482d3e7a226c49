import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

const RECONSTRUCTED = 'Das ist rekonstruiert, weil die gedruckte Vorlage nicht verfügbar war.';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Eine bis vier Personen bauen je einen Stadtteil von Florenz auf ihrem eigenen Blatt aus. Alle nutzen dieselben sechs Würfel: Weiß, Braun, Grau, Grün, Rot und Gelb.',
  'R1.2': 'Allein oder zu zweit dauert das Spiel sechs Runden, zu dritt fünf Runden und zu viert vier.',
  'R1.3': 'Alle beginnen mit einem Reservematerial und 200 Fiorini im Vorrat und ohne Stern.',
  'R1.4': [
    'Dein erstes Einkommen ist ein Gebäude. Wirf einen Würfel: Das Gebäude mit dieser Nummer, 1 bis 6, kommt gratis auf Bauplatz 1 deines Rione.',
    ruling('Es gilt als gebaut und bringt seine Siegpunkte.'),
  ],
  'R1.5':
    'Wer am niedrigsten gewürfelt hat, ist das ganze Spiel über Startspieler. Bei Gleichstand wird unter den Beteiligten ausgelost. Alle behalten ihr gewürfeltes Gebäude.',
  'R1.6': 'Alles auf den Blättern ist für alle sichtbar.',
  R2: 'Das Blatt und der Vorrat',
  'R2.1':
    'Dein Palazzo und deine Chiesa haben je vier Kunstwerke. Dein Rione hat sieben Bauplätze, 2 bis 8. Sie alle haben Symbole zum Markieren: Materialien oder 100 Fiorini.',
  'R2.2':
    'Ein Material oder 100 Fiorini markieren ein beliebiges freies Symbol ihrer Art. Die Symbole eines Kunstwerks oder Bauplatzes darfst du in beliebiger Reihenfolge markieren.',
  'R2.3': [
    'Ein Material verfällt, wenn du kein freies Symbol dafür hast.',
    ruling(
      'Hast du ein freies Symbol, musst du es markieren. Hast du keines, darfst du noch aus deinem Vorrat ausgeben und bauen, bevor es verfällt (R2.7), zum Beispiel ein Gebäude, mit dem du stattdessen ein anderes Material nehmen darfst (R11.4).',
    ),
  ],
  'R2.4': [
    'Reservematerialien, Fiorini und Sterne bleiben in deinem Vorrat, bis du sie ausgibst.',
    ruling('Der Vorrat fasst beliebig viele davon.'),
  ],
  'R2.5': 'Gib ein Reservematerial aus, um ein Symbol eines beliebigen Materials zu markieren.',
  'R2.6': 'Gib 100 Fiorini aus deinem Vorrat aus, um ein Fiorini-Symbol zu markieren.',
  'R2.7': [
    'Immer wenn du etwas zu entscheiden hast, darfst du auch aus deinem Vorrat ausgeben und bauen. Das kostet keinen Würfel.',
    ruling(
      'Zum Beispiel: vor, zwischen und nach deinen Würfeln, zwischen zwei Materialien eines Würfels, zwischen zwei Boni, beim Einkommen und als Hauptmann, bevor du dein Material markierst. Einen Würfel, seine Nutzung und das Kunstwerk für seinen Künstler zu wählen ist eine einzige Entscheidung: Dazwischen kannst du nichts ausgeben oder bauen.',
    ),
  ],
  R3: 'Die Runde',
  'R3.1': 'Eine Runde hat drei Phasen: Einkommen, Hauptmann und Bischof, Züge.',
  'R3.2': 'Runde 1 beginnt mit den Zügen, denn das erste Gebäude war dein Einkommen.',
  'R3.3':
    'In jeder Runde ist jede Person einmal am Zug, vom Startspieler an im Uhrzeigersinn. Nach dem letzten Zug beginnt die nächste Runde. Nach der letzten Runde endet das Spiel.',
  R4: 'Einkommen',
  'R4.1': 'Alle erhalten gleichzeitig das Einkommen jedes vollendeten Kunstwerks ihrer Chiesa.',
  'R4.2':
    'Die Facciata bringt 100 Fiorini, die Cupola einen Schritt auf der Leiste des Hauptmanns, der Altare einen Schritt auf der Leiste des Bischofs und der Pulpito einen Schritt auf der Leiste des Predigers.',
  'R4.3': [
    ruling(
      'Die Reihenfolge deiner Einkommen wählst du. Nimm jedes mit allen seinen Boni, bevor du das nächste nimmst.',
    ),
  ],
  R5: 'Hauptmann des Volkes und Bischof',
  'R5.1': [
    'Wer nach dem Einkommen aller die meisten Felder auf der Leiste des Hauptmanns markiert hat, ist in dieser Runde Hauptmann des Volkes. Bei Gleichstand ist es niemand.',
    ruling('Ohne markiertes Feld wird niemand Hauptmann.'),
  ],
  'R5.2':
    'Der Hauptmann erhält ein Material beliebiger Art und muss es sofort markieren. Als Reservematerial darf er es nicht aufheben. Ohne freies Symbol verfällt es.',
  'R5.3': 'Ebenso ist Bischof, wer auf der Leiste des Bischofs die meisten Felder markiert hat.',
  'R5.4':
    'Die ganze Runde lang darf der Bischof jeden Würfel nutzen, wenn jemand anderes am Zug ist, auch einen, den diese Person genutzt hat.',
  R6: 'Züge',
  'R6.1': 'Wer am Zug ist, würfelt mit allen sechs Würfeln.',
  'R6.2': [
    'Dann nutzt diese Person drei verschiedene Würfel, einen nach dem anderen.',
    ruling('Es müssen genau drei sein. Das geht immer, denn jeder Würfel kann 200 Fiorini bringen.'),
  ],
  'R6.3':
    'Dann nutzen alle anderen je einen der drei übrigen Würfel. Das geschieht gleichzeitig, und mehrere dürfen denselben Würfel nutzen. Würfel werden dabei weder bewegt noch verändert.',
  'R6.4': [
    'Sind alle fertig, ist die nächste Person im Uhrzeigersinn am Zug.',
    ruling('Vorher dürfen alle noch aus ihrem Vorrat ausgeben und bauen.'),
  ],
  R7: 'Einen Würfel nutzen',
  'R7.1': [
    'Nutze einen Würfel auf eine von drei Arten: für Material, zum Anwerben oder für 200 Fiorini.',
    ruling('Werte von 1 bis 3 gelten als niedrig, 4 bis 6 als hoch.', RECONSTRUCTED),
  ],
  'R7.2': [
    'Material: Weiß bringt Marmor, Braun Holz, Grau Metall, Grün Gewürz, Rot Stoff, Gelb Gold. Markiere jedes, wo du möchtest.',
    ruling('Ein niedriger Würfel bringt ein Material, ein hoher zwei.', RECONSTRUCTED),
  ],
  'R7.3': [
    'Anwerben mit Weiß, Braun oder Grau: Gehe Schritte auf der Leiste des Hauptmanns, des Bischofs oder des Predigers.',
    ruling('Ein niedriger Würfel bringt zwei Schritte, ein hoher einen.', RECONSTRUCTED),
  ],
  'R7.4': [
    'Anwerben mit Grün, Rot oder Gelb: Stelle einen Bildhauer, einen Architekten oder einen Maler ein, um ein Kunstwerk zu vollenden.',
    ruling('Der Künstler kostet mit einem niedrigen Würfel 100 Fiorini, mit einem hohen 200.', RECONSTRUCTED),
  ],
  'R7.5': '200 Fiorini: Jeder Würfel bringt sie in deinen Vorrat, egal, was er zeigt.',
  R8: 'Bauen im Rione',
  'R8.1': 'Du kannst ein Gebäude bauen, sobald die markierten Symbole seines Bauplatzes die Kosten decken.',
  'R8.2':
    'Bauen braucht keinen Würfel und geht immer, wenn du etwas zu entscheiden hast (R2.7). Nichts wird von selbst gebaut: Du wählst das Gebäude und den Zeitpunkt.',
  'R8.3': 'Die Wirkung des Gebäudes kannst du sofort nutzen.',
  'R8.4': 'Jedes Gebäude darfst du nur einmal bauen. Andere dürfen es ebenfalls bauen.',
  'R8.5':
    'Bebaue deine Bauplätze der Reihe nach, von 2 bis 8. Symbole späterer Bauplätze darfst du schon vorher markieren, aber dort noch nicht bauen.',
  'R8.6': [
    'Markierungen, die du für die Kosten nicht brauchst, verfallen.',
    ruling('Die freien Symbole dieses Bauplatzes kannst du nicht mehr markieren.'),
  ],
  'R8.7': 'Baust du auf Bauplatz 4, erhältst du sofort ein Reservematerial.',
  'R8.8': [
    'Gebäude auf den letzten Bauplätzen bringen zusätzliche Siegpunkte.',
    ruling('Die Bauplätze 5 und 6 bringen 1 Siegpunkt mehr, die Bauplätze 7 und 8 bringen 2 mehr.', RECONSTRUCTED),
  ],
  R9: 'Kunstwerke',
  'R9.1': 'Du kannst für ein Kunstwerk einen Künstler einstellen, wenn alle seine Symbole markiert sind.',
  'R9.2':
    'Das Fachgebiet des Künstlers muss zum Kunstwerk passen: Im Palazzo ist es eines, in der Chiesa eines von zweien. Ein Künstler vollendet das Kunstwerk.',
  'R9.3': 'Den Preis zahlst du aus deinem Vorrat. Kannst du ihn nicht zahlen, kannst du niemanden einstellen.',
  'R9.4': 'Ein bezahlter Künstler bringt dem Kunstwerk 2 Siegpunkte, ein unbekannter 1.',
  'R9.5': [
    'Du darfst einen Stern ausgeben, um aus dem Kunstwerk ein Meisterwerk zu machen. Das bringt 2 weitere Siegpunkte.',
    ruling(
      'Du darfst höchstens einen Stern je Kunstwerk ausgeben, und nur einen, den du schon vor der Vollendung hattest.',
    ),
  ],
  'R9.6': 'Die Camera Nuziale und die Facciata des Palazzo bringen dir bei der Vollendung je ein Reservematerial.',
  'R9.7':
    'Ein Kunstwerk der Chiesa bringt dir sein Einkommen (R4.2) sofort bei der Vollendung und wieder in jeder Einkommensphase.',
  'R9.8': 'Wer zuerst alle vier Kunstwerke des Palazzo vollendet, erhält 6 Siegpunkte, der Zweite 3, die anderen 1.',
  'R9.9':
    'Wer den Palazzo im selben Zug vollendet wie jemand anderes, teilt sich mit ihm den Platz, und beide erhalten die vollen Siegpunkte dafür. Der nächste Platz entfällt: Auf zwei Erste folgt ein Dritter, der 1 erhält.',
  'R9.10': [ruling('Ein beim Einkommen vollendeter Palazzo zählt zum ersten Zug dieser Runde.')],
  'R9.11':
    'Hast du alle vier Kunstwerke der Chiesa vollendet, gehst du vier Schritte auf einer Leiste deiner Wahl. Zuerst erhältst du das Einkommen des letzten Kunstwerks.',
  R10: 'Leisten',
  'R10.1':
    'Ein Schritt markiert das nächste Feld einer Leiste. Den Bonus dieses Feldes erhältst du sofort, bevor etwas anderes geschieht.',
  'R10.2': 'Fiorini: 100 Fiorini für deinen Vorrat.',
  'R10.3':
    'Siegpunkte: Sie zählen am Spielende. Alle Zahlen, die du erreicht hast, werden addiert; die ganze Leiste des Hauptmanns ist 7 wert.',
  'R10.4': 'Stern: ein Stern für deinen Vorrat.',
  'R10.5': 'Kiste: ein Reservematerial für deinen Vorrat.',
  'R10.6': 'Hauptmann, Bischof oder Kreuz: ein Schritt auf der Leiste des Hauptmanns, des Bischofs oder des Predigers.',
  'R10.7':
    'Material: ein Material beliebiger Art, das du sofort markieren musst. Als Reservematerial darfst du es nicht aufheben. Ohne freies Symbol verfällt es.',
  'R10.8': [
    'Würfel: Nutze einen der sechs Würfel, wie er gefallen ist, auch einen schon genutzten. Er zählt nicht zu deinen drei Würfeln, und kein Würfel wird bewegt.',
    ruling('Beim Einkommen nutzt du die Würfel des vorigen Zuges. Wurde noch nicht gewürfelt, verfällt der Bonus.'),
  ],
  'R10.9': 'Jeder Schritt über das Ende einer Leiste hinaus bringt dir stattdessen 100 Fiorini.',
  R11: 'Was Gebäude bewirken',
  'R11.1': [
    'Manche Wirkungen darfst du einmal pro Zug nutzen, also einmal, bis die nächste Person am Zug ist.',
    ruling('Das Einkommen und das Material des Hauptmanns gehören zum ersten Zug ihrer Runde.'),
  ],
  'R11.2': [
    ruling(
      'Wirkungen sind freiwillig. Casa, Mercatante, Convento und Taverna ersetzen die übliche Nutzung eines Würfels; für jeden Würfel gilt höchstens eine von ihnen. Alle anderen Wirkungen kommen zur Nutzung eines Würfels hinzu, auch mehrere beim selben Würfel.',
    ),
  ],
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo und Monte di Pietà (1 bis 6): Du darfst den weißen, braunen, grauen, grünen, roten oder gelben Würfel nutzen, als zeigte er einen anderen Wert. Für die anderen ändert sich sein Wert nicht.',
  'R11.4': [
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore und Orafo (7 bis 12): Nutzt du den weißen, braunen, grauen, grünen, roten oder gelben Würfel für Material, darfst du statt eines davon ein anderes nehmen.',
    ruling('Das gilt auch für die Materialien des Mercatante.'),
  ],
  'R11.5': [
    'Casa (13), einmal pro Zug: Nutze einen beliebigen Würfel, um gratis einen unbekannten Künstler beliebigen Fachgebiets einzustellen.',
    ruling('Die Bottega d’Arte und der Palagio wirken nicht auf unbekannte Künstler.'),
  ],
  'R11.6': 'Mercatante (14), einmal pro Zug: Nutze einen beliebigen Würfel für zwei gleiche Materialien deiner Wahl.',
  'R11.7':
    'Convento (15), einmal pro Zug: Nutze einen beliebigen Würfel für zwei Schritte auf einer Leiste deiner Wahl.',
  'R11.8': 'Taverna (16), einmal pro Zug: Nutze einen beliebigen Würfel für 300 Fiorini.',
  'R11.9': [
    'Cambiavalute (17), einmal pro Zug: Nimm 200 Fiorini statt eines Materials, das du erhältst.',
    ruling(
      'Das gilt für ein Material von einem Würfel, vom Mercatante, von einer Leiste oder als Hauptmann, auch wenn du kein freies Symbol dafür hast. Für ein Reservematerial gilt es nicht.',
    ),
  ],
  'R11.10': 'Bottega d’Arte (18), einmal pro Zug: Ein Künstler kostet 100 Fiorini weniger, aber nie weniger als 0.',
  'R11.11': 'Mercato (19): Wenn du ihn baust, erhältst du sofort zwei Reservematerialien.',
  'R11.12': [
    'Zecca (20): Ein Meisterwerk bringt 3 Siegpunkte statt 2.',
    ruling('Das gilt nur für Meisterwerke, die nach dem Bau der Zecca entstehen.'),
  ],
  'R11.13':
    'Palagio (21): Der Künstler, den du mit dem grünen, roten oder gelben Würfel einstellst, darf jedes Fachgebiet haben. Du zahlst den Preis dieses Würfels.',
  'R11.14': 'Pozzo, Loggia, Biblioteca und Monumento Equestre (22 bis 25) haben keine Wirkung außer ihren Siegpunkten.',
  R12: 'Wertung',
  'R12.1':
    'Die Kunstwerke deines Palazzo bringen ihre Siegpunkte und die ihrer Künstler. Dazu kommt der Bonus aus R9.8.',
  'R12.2': 'Die Kunstwerke deiner Chiesa bringen ihre Siegpunkte und die ihrer Künstler.',
  'R12.3': 'Deine Gebäude bringen ihre Siegpunkte und die ihrer Bauplätze.',
  'R12.4': 'Die Leiste des Hauptmanns bringt die Siegpunkte, die du auf ihr erreicht hast.',
  'R12.5': 'Jeder übrige Stern bringt 1 Siegpunkt.',
  'R12.6': 'Jedes übrige Reservematerial bringt 1 Siegpunkt.',
  'R12.7': 'Je 200 übrige Fiorini bringen 1 Siegpunkt.',
  'R12.8':
    'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Kunstwerke und Gebäude vollendet hat. Sind auch die gleich, teilt man sich den Sieg.',
  R13: 'Allein spielen',
  'R13.1':
    'Allein spielst du sechs Runden. Dein Gegner ist ein Geist, Papst Sixtus IV. In jeder Runde bist zuerst du am Zug. Dann ist es der Papst, und du nutzt einen der Würfel, die er übrig lässt.',
  'R13.2':
    'Im Zug des Papstes wird mit allen sechs Würfeln neu gewürfelt, und er nimmt drei. Stelle dir die Würfel im Kreis vor: Weiß, Braun, Grau, Grün, Rot, Gelb und wieder Weiß. Zähle hinter dem weißen Würfel so viele Würfel ab, wie er zeigt. Der Papst nimmt den Würfel, bei dem die Zählung endet. Bei einer 6 ist das der weiße selbst.',
  'R13.3':
    'Zähle von dem Würfel, den er gerade genommen hat, so viele Würfel weiter, wie dieser zeigt, und überspringe die, die er schon hat. Er nimmt den Würfel, bei dem die Zählung endet. Zähle von diesem noch einmal weiter, dann hat er seinen dritten.',
  'R13.4':
    'Nimmt der Papst den weißen oder den braunen Würfel, geht er Schritte auf der Leiste des Hauptmanns oder des Bischofs, und zwar so viele, wie das Anwerben mit diesem Würfel bringt (R7.3).',
  'R13.5': [
    'In deinem eigenen Zug geht der Papst Schritte für den weißen und für den braunen Würfel, wenn du ihn nicht genutzt hast. Nutzt du keinen von beiden, geht er Schritte auf beiden Leisten.',
    ruling(
      'Es zählen nur die drei Würfel, die du nutzt: Ein Würfel, den du für einen Bonus nutzt, hält ihn nicht auf. Für seine Schritte zählt immer der gewürfelte Wert, ganz gleich, was deine Gebäude bewirken.',
    ),
  ],
  'R13.6': [
    'Der Papst kann Hauptmann oder Bischof werden, und ein Gleichstand mit ihm zählt wie ein Gleichstand zwischen Spielern: Dann hat niemand das Amt. Er erhält nichts für ein Amt und keine Boni.',
    ruling('Am Ende einer Leiste bleibt er stehen.'),
  ],
  'R13.7':
    'Vollendest du deinen Palazzo, erhältst du 6 Siegpunkte in den Runden 1 bis 3, 3 in den Runden 4 und 5 und 1 in Runde 6.',
  'R13.8':
    'Die Option „Papst Sixtus IV.“ bestimmt die Siegpunkte des Papstes: 40 (leicht), 50 (normal), 60 (schwer) oder 70 (extrem). Du gewinnst, wenn du sie erreichst. Sonst gewinnt der Papst, und du wirst Zweiter. Mit mehr Personen ändert die Option nichts.',
} satisfies Record<RuleNumber, Rule>;
