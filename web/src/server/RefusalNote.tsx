/** Why the server did not do it. */
export function RefusalNote({ refusal }: { refusal: string | null }) {
  if (refusal === null) return null;
  return (
    <p className="why" role="alert">
      {refusal}
    </p>
  );
}
