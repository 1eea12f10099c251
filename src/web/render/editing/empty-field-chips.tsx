import type { EmptyField } from './empty-fields.ts';

const CHIPS_BEFORE_FOLD = 4;

/** Empty fields, each a button that opens it in the form. Of many, only the first few are shown at once. */
export function EmptyFieldChips({ fields }: { fields: readonly EmptyField[] }) {
  const first = fields.slice(0, fields.length > CHIPS_BEFORE_FOLD + 1 ? CHIPS_BEFORE_FOLD : fields.length);
  const rest = fields.slice(first.length);
  return (
    <>
      {first.map((field) => (
        <Chip key={field.path} {...field} />
      ))}
      {rest.length > 0 && (
        <details className="edit-more">
          <summary className="edit-chip">{rest.length} more empty fields</summary>
          {rest.map((field) => (
            <Chip key={field.path} {...field} />
          ))}
        </details>
      )}
    </>
  );
}

function Chip({ path, label }: EmptyField) {
  return (
    <button type="button" className="edit-chip" data-edit-field={path}>
      {label} <span>· empty</span>
    </button>
  );
}
