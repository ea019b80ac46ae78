/** What was lost of the colors that are shown, wherever they came from. */
export const ColorRemarks = ({ remarks }: { remarks: ReadonlySet<string> }) =>
  remarks.size > 0 && (
    <div role="status">
      {[...remarks].map((remark) => (
        <p key={remark} className="field-remark">
          {remark}
        </p>
      ))}
    </div>
  );
