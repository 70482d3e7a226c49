/** A rule's sentence with the numbers it cites as links, to anchors of this page or of another. */
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
