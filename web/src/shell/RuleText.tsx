/** A rule's sentence. The rule numbers it cites are links to anchors of this page or of `page`. */
export function RuleText({ text, page = '' }: { text: string; page?: string }) {
  return text.split(/(R\d+(?:\.\d+)?)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never change their order
      <a key={index} className="cite" href={`${page}#${piece}`}>
        {piece}
      </a>
    ),
  );
}
