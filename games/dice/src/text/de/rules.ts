import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Eine bis vier Personen schmücken je einen Stadtteil von Florenz, jede auf ihrem eigenen Blatt. Sechs Würfel dienen allen: ein weißer, ein brauner, ein grauer, ein grüner, ein roter und ein gelber.',
  'R1.2': 'Allein oder zu zweit dauert das Spiel sechs Runden, zu dritt fünf und zu viert vier.',
  'R1.3': 'Alle beginnen mit einem Reservematerial und 200 Fiorini im Vorrat und ohne Stern.',
  'R1.4':
    'Das erste Einkommen ist ein Gebäude: Alle würfeln mit einem Würfel, und das Gebäude mit der gewürfelten Nummer, 1 bis 6, steht gratis auf Bauplatz 1 des Rione. Unsere Festlegung: Es gilt als gebaut und bringt seine Siegpunkte.',
  'R1.5':
    'Wer am niedrigsten gewürfelt hat, ist das ganze Spiel über Startspieler. Bei Gleichstand entscheidet das Los; ihr gewürfeltes Gebäude behalten alle.',
  'R1.6': 'Alles auf den Blättern liegt offen. Den nächsten Wurf kennt niemand.',
  R2: 'Das Blatt und der Vorrat',
  'R2.1':
    'Palazzo und Chiesa haben je vier Kunstwerke, der Rione sieben Bauplätze, 2 bis 8. Sie alle zeigen Symbole für Materialien und für je 100 Fiorini, die zu markieren sind.',
  'R2.2':
    'Ein Material oder 100 Fiorini kommen auf ein beliebiges freies Symbol ihrer Art. Die Symbole eines Kunstwerks oder Bauplatzes dürfen in jeder Reihenfolge markiert werden.',
  'R2.3':
    'Ein Material ohne freies Symbol verfällt. Unsere Festlegung: Solange es eines gibt, muss es markiert werden; gibt es keines, kannst du vorher noch bauen oder aus dem Vorrat ausgeben, um es zu retten (R2.7).',
  'R2.4':
    'Reservematerialien, Fiorini und Sterne bleiben im Vorrat, bis sie ausgegeben werden. Unsere Festlegung: Der Vorrat fasst beliebig viele.',
  'R2.5': 'Ein Reservematerial wird ausgegeben, um ein Symbol eines beliebigen Materials zu markieren.',
  'R2.6': '100 Fiorini aus dem Vorrat werden ausgegeben, um ein Symbol für Fiorini zu markieren.',
  'R2.7':
    'Aus dem Vorrat auszugeben und zu bauen ist frei. Unsere Festlegung: Es ist bei jeder deiner eigenen Entscheidungen möglich: vor, zwischen und nach den Würfeln, zwischen zwei Materialien eines Würfels, innerhalb einer Kette von Boni, beim Einkommen und wenn der Hauptmann ein Material unterbringt. Die Wahl eines Würfels, seiner Nutzung und des Kunstwerks für seinen Künstler ist eine einzige Entscheidung.',
  R3: 'Die Runde',
  'R3.1': 'Eine Runde hat drei Phasen: Einkommen, Hauptmann und Bischof, Züge.',
  'R3.2': 'In Runde 1 entfallen die ersten beiden; die Vorbereitung hat sie schon erledigt.',
  'R3.3':
    'In jeder Runde ist jede Person einmal am Zug, vom Startspieler an im Uhrzeigersinn. Nach dem letzten Zug beginnt die nächste Runde; nach der letzten Runde ist das Spiel zu Ende.',
  R4: 'Einkommen',
  'R4.1': 'Alle erhalten gleichzeitig das Einkommen jedes vollendeten Kunstwerks ihrer Chiesa.',
  'R4.2':
    'Die Facciata bringt 100 Fiorini, die Cupola einen Schritt auf der Leiste des Hauptmanns, der Altare einen auf der des Bischofs, der Pulpito einen auf der des Predigers.',
  'R4.3':
    'Unsere Festlegung: Mehrere Einkommen kommen in der Reihenfolge, die ihr Besitzer wählt, jedes mit allem, was daraus folgt.',
  R5: 'Hauptmann des Volkes und Bischof',
  'R5.1':
    'Wer nach dem Einkommen aller die meisten Felder auf der Leiste des Hauptmanns markiert hat, ist diese Runde Hauptmann des Volkes. Bei Gleichstand ist es niemand. Unsere Festlegung: Ohne markiertes Feld wird es auch niemand.',
  'R5.2':
    'Der Hauptmann erhält ein Material beliebiger Art und markiert es sofort. Als Reservematerial lässt es sich nicht aufheben; ohne freies Symbol verfällt es.',
  'R5.3': 'Ebenso ist Bischof, wer auf der Leiste des Bischofs die meisten Felder markiert hat.',
  'R5.4':
    'Die ganze Runde lang darf der Bischof, wenn ein anderer am Zug ist, jeden Würfel nehmen, auch die von diesem genutzten.',
  R6: 'Züge',
  'R6.1': 'Wer am Zug ist, würfelt mit allen sechs Würfeln.',
  'R6.2':
    'Dann nutzt er drei verschiedene Würfel, einen nach dem anderen. Unsere Festlegung: genau drei; 200 Fiorini gibt es immer.',
  'R6.3':
    'Dann nutzen alle anderen gleichzeitig je einen der drei übrigen Würfel. Mehrere dürfen denselben nutzen; Würfel werden dabei weder bewegt noch verändert.',
  'R6.4':
    'Sind alle fertig, geht der Zug nach links weiter. Unsere Festlegung: Vorher dürfen alle noch aus ihrem Vorrat ausgeben und bauen.',
  R7: 'Einen Würfel nutzen',
  'R7.1':
    'Ein Würfel wird auf eine von drei Arten genutzt: für Material, zum Anwerben oder für 200 Fiorini. Werte von 1 bis 3 gelten als niedrig, 4 bis 6 als hoch. Rekonstruiert: wo hoch beginnt.',
  'R7.2':
    'Material: Ein niedriger Würfel bringt eines, ein hoher zwei. Weiß bringt Marmor, Braun Holz, Grau Metall, Grün Gewürz, Rot Stoff, Gelb Gold. Jedes wird markiert, wo du möchtest. Rekonstruiert: welcher von beiden mehr bringt.',
  'R7.3':
    'Anwerben mit Weiß, Braun oder Grau: Schritte auf der Leiste des Hauptmanns, des Bischofs oder des Predigers, zwei für einen niedrigen und einer für einen hohen Würfel. Rekonstruiert: welcher von beiden mehr bringt.',
  'R7.4':
    'Anwerben mit Grün, Rot oder Gelb: Stelle einen Bildhauer, einen Architekten oder einen Maler ein, um ein Kunstwerk zu vollenden, für 100 Fiorini mit einem niedrigen und 200 mit einem hohen Würfel. Rekonstruiert: welcher von beiden mehr kostet.',
  'R7.5': '200 Fiorini: Jeder Würfel bringt sie in den Vorrat, was er auch zeigt.',
  R8: 'Bauen im Rione',
  'R8.1': 'Ein Gebäude kann gebaut werden, sobald die markierten Symbole seines Bauplatzes die Kosten decken.',
  'R8.2':
    'Bauen braucht keinen Würfel und ist jederzeit möglich (R2.7). Es geschieht nie von selbst: Welches Gebäude es wird und wann, bestimmst du.',
  'R8.3': 'Die Wirkung gilt von diesem Moment an.',
  'R8.4': 'Dasselbe Gebäude kannst du nicht zweimal bauen; andere dürfen es auch haben.',
  'R8.5':
    'Die Bauplätze werden der Reihe nach bebaut, von 2 bis 8. Symbole späterer Bauplätze dürfen schon vorher markiert werden, aber gebaut wird dort nichts.',
  'R8.6':
    'Was über die Kosten hinaus markiert ist, verfällt. Unsere Festlegung: Ebenso die Symbole, die frei geblieben sind.',
  'R8.7': 'Auf Bauplatz 4 zu bauen bringt sofort ein Reservematerial.',
  'R8.8':
    'Gebäude auf den Bauplätzen 5 und 6 bringen 1 Siegpunkt mehr, solche auf den Bauplätzen 7 und 8 bringen 2 mehr. Rekonstruiert: wie viele es jeweils sind.',
  R9: 'Kunstwerke',
  'R9.1': 'Für ein Kunstwerk kann ein Künstler eingestellt werden, wenn alle seine Symbole markiert sind.',
  'R9.2':
    'Der Künstler muss von einem Fachgebiet sein, das zum Kunstwerk passt: im Palazzo ist es eines, in der Chiesa eines von zweien. Ein Künstler vollendet es.',
  'R9.3': 'Der Preis wird aus dem Vorrat gezahlt. Wer ihn nicht zahlen kann, kann niemanden einstellen.',
  'R9.4': 'Ein bezahlter Künstler bringt dem Kunstwerk 2 Siegpunkte, ein unbekannter 1.',
  'R9.5':
    'Du darfst einen Stern ausgeben und daraus ein Meisterwerk machen: 2 Siegpunkte mehr. Unsere Festlegung: höchstens ein Stern je Kunstwerk, und nur einer, den du schon vor der Vollendung hattest.',
  'R9.6': 'Die Camera Nuziale und die Facciata des Palazzo bringen bei der Vollendung ein Reservematerial.',
  'R9.7':
    'Ein Kunstwerk der Chiesa bringt sein Einkommen (R4.2) sofort bei der Vollendung und wieder bei jedem Einkommen.',
  'R9.8': 'Wer zuerst alle vier Kunstwerke des Palazzo vollendet, erhält 6 Siegpunkte, der Zweite 3, die anderen 1.',
  'R9.9':
    'Wer ihn im selben Zug vollendet, teilt sich den besseren Platz, und alle erhalten dessen volle Siegpunkte. Der nächste Platz entfällt: Auf zwei Erste folgt ein Dritter.',
  'R9.10': 'Unsere Festlegung: Ein beim Einkommen vollendeter Palazzo zählt im ersten Zug dieser Runde.',
  'R9.11':
    'Alle vier Kunstwerke der Chiesa zu vollenden bringt vier Schritte auf einer Leiste deiner Wahl, nach dem Einkommen des letzten Kunstwerks.',
  R10: 'Leisten',
  'R10.1':
    'Ein Schritt markiert das nächste Feld der Leiste. Was das Feld zeigt, gilt sofort, bevor irgendetwas anderes geschieht.',
  'R10.2': 'Fiorini: 100 Fiorini.',
  'R10.3':
    'Siegpunkte: zählen am Spielende, und zwar alle erreichten zusammen; die ganze Leiste des Hauptmanns ist 7 wert.',
  'R10.4': 'Stern: ein Stern für den Vorrat.',
  'R10.5': 'Kiste: ein Reservematerial für den Vorrat.',
  'R10.6': 'Hauptmann, Bischof oder Kreuz: ein Schritt auf der Leiste des Hauptmanns, des Bischofs oder des Predigers.',
  'R10.7':
    'Material: ein Material beliebiger Art, sofort markiert. Als Reservematerial lässt es sich nicht aufheben; ohne freies Symbol verfällt es.',
  'R10.8':
    'Würfel: eine volle Nutzung eines der sechs Würfel, wie sie liegen, auch der genutzten. Er zählt nicht zu deinen dreien, und kein Würfel wird bewegt. Unsere Festlegung: Beim Einkommen sind es die Würfel des vorigen Zugs; ist noch nicht gewürfelt worden, verfällt der Bonus.',
  'R10.9': 'Jeder Schritt über das Ende einer Leiste hinaus bringt stattdessen 100 Fiorini.',
  R11: 'Was Gebäude bewirken',
  'R11.1':
    'Manche Wirkungen gibt es einmal je Zug: einmal, sooft ein anderer an den Zug kommt. Unsere Festlegung: Einkommen und das Material des Hauptmanns gehören zum ersten Zug ihrer Runde.',
  'R11.2':
    'Unsere Festlegung: Wirkungen sind freiwillig. Casa, Mercatante, Convento und Taverna sind Arten, einen Würfel zu nutzen, je Würfel eine; die anderen ergänzen eine Nutzung und lassen sich verbinden.',
  'R11.3':
    'Picconiere, Boscaiuolo, Fabbro, Erbolaio, Lanaiuolo und Monte di Pietà (1 bis 6): Du darfst den weißen, braunen, grauen, grünen, roten oder gelben Würfel nutzen, als zeigte er einen anderen Wert. Für die anderen bleibt er, wie er gefallen ist.',
  'R11.4':
    'Scarpellino, Carpentiere, Armaiuolo, Cerusico, Sartore und Orafo (7 bis 12): Nutzt du den weißen, braunen, grauen, grünen, roten oder gelben Würfel für Material, darfst du eines davon als ein anderes nehmen. Unsere Festlegung: Das gilt auch für die Materialien des Mercatante.',
  'R11.5':
    'Casa (13), einmal je Zug: Nutze einen beliebigen Würfel, um gratis einen unbekannten Künstler beliebigen Fachgebiets einzustellen. Unsere Festlegung: Bottega d’Arte und Palagio bewirken bei ihm nichts.',
  'R11.6': 'Mercatante (14), einmal je Zug: Nutze einen beliebigen Würfel für zwei Materialien einer Art deiner Wahl.',
  'R11.7':
    'Convento (15), einmal je Zug: Nutze einen beliebigen Würfel für zwei Schritte auf einer Leiste deiner Wahl.',
  'R11.8': 'Taverna (16), einmal je Zug: Nutze einen beliebigen Würfel für 300 Fiorini.',
  'R11.9':
    'Cambiavalute (17), einmal je Zug: Nimm 200 Fiorini statt eines Materials. Unsere Festlegung: eines Materials von einem Würfel, vom Mercatante, von einer Leiste oder vom Hauptmann, mit oder ohne freies Symbol dafür, aber keines Reservematerials.',
  'R11.10': 'Bottega d’Arte (18), einmal je Zug: Ein Künstler kostet 100 Fiorini weniger, aber nie weniger als nichts.',
  'R11.11': 'Mercato (19): sofort beim Bau zwei Reservematerialien.',
  'R11.12':
    'Zecca (20): Ein Meisterwerk bringt 3 Siegpunkte statt 2. Unsere Festlegung: nur solche, die nach ihrem Bau entstehen.',
  'R11.13':
    'Palagio (21): Der Künstler, den du mit dem grünen, roten oder gelben Würfel einstellst, darf von jedem Fachgebiet sein. Der Preis ist der des Würfels.',
  'R11.14': 'Pozzo, Loggia, Biblioteca und Monumento Equestre (22 bis 25) haben keine Wirkung außer ihren Siegpunkten.',
  R12: 'Wertung',
  'R12.1': 'Die Kunstwerke des Palazzo bringen ihre Siegpunkte und die ihrer Künstler; dazu kommt der Bonus aus R9.8.',
  'R12.2': 'Die Kunstwerke der Chiesa bringen ihre Siegpunkte und die ihrer Künstler.',
  'R12.3': 'Gebäude bringen ihre Siegpunkte und die ihrer Bauplätze.',
  'R12.4': 'Die Leiste des Hauptmanns bringt die auf ihr erreichten Siegpunkte.',
  'R12.5': 'Jeder übrige Stern bringt 1.',
  'R12.6': 'Jedes übrige Reservematerial bringt 1.',
  'R12.7': 'Je 200 übrige Fiorini bringen 1.',
  'R12.8':
    'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Projekte vollendet hat, Kunstwerke und Gebäude zusammen; sind auch die gleich, teilt man sich den Sieg.',
  R13: 'Allein spielen',
  'R13.1':
    'Allein spielst du sechs Runden gegen einen Geist, Papst Sixtus IV. In jeder bist erst du am Zug, dann er, und du nutzt einen Würfel seines Zugs.',
  'R13.2':
    'In seinem Zug wird neu gewürfelt, und er nimmt drei Würfel. Er zählt so viele Würfel ab, wie der weiße zeigt, in der Folge Weiß, Braun, Grau, Grün, Rot, Gelb und wieder von vorn, und beginnt hinter Weiß; den Würfel, bei dem die Zählung endet, nimmt er. Weiß selbst kann der sechste sein.',
  'R13.3':
    'Vom genommenen Würfel zählt er so viele weiter, wie dieser zeigt, über die noch vorhandenen Würfel, und nimmt wieder den, bei dem die Zählung endet; dann noch einmal.',
  'R13.4':
    'Nimmt er Weiß oder Braun, so geht er auf der Leiste des Hauptmanns oder des Bischofs einen Schritt oder zwei, so viele, wie das Anwerben mit diesem Würfel brächte (R7.3).',
  'R13.5':
    'In deinem Zug geht er die Schritte von Weiß und von Braun, wenn sie nicht unter den drei von dir genutzten Würfeln sind; beide, wenn keiner darunter ist. Unsere Festlegung: Einen davon für einen Bonus zu nutzen hält ihn nicht auf, und es zählt der gewürfelte Wert.',
  'R13.6':
    'Er wird Hauptmann oder Bischof wie jeder andere und zählt auch bei Gleichstand mit. Er hat nichts davon und erhält keine Boni; unsere Festlegung: Am Ende einer Leiste bleibt er stehen.',
  'R13.7':
    'Den Palazzo zu vollenden bringt 6 Siegpunkte in den Runden 1 bis 3, 3 in den Runden 4 und 5 und 1 in Runde 6.',
  'R13.8':
    'Der Papst hat 40, 50, 60 oder 70 Siegpunkte: leicht, normal, schwer oder extrem, wie es die Option für ihn sagt. Du gewinnst, wenn du ebenso viele erreichst; sonst gewinnt er und du wirst Zweiter. Mit mehr Personen ändert die Option nichts.',
} satisfies Record<RuleNumber, Rule>;
