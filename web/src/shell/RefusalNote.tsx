/** In words, why something was not done; nothing when it was. */
export function RefusalNote({ refusal }: { refusal: string | null }) {
  if (refusal === null || refusal === '') return null;
  return (
    <p className="why" role="alert">
      {refusal}
    </p>
  );
}
