import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { privacyTexts } from './texts.ts';

type Props = { count: number; canErase: boolean; erase: () => Promise<void> };

/** Nobody erases by one press: what will happen is said, and that the request is genuine is confirmed. */
export function ConfirmErasure({ count, canErase, erase }: Props) {
  const texts = useTexts(privacyTexts);
  const [isOpen, setOpen] = useState(false);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await erase();
    setBusy(false);
  };
  return (
    <fieldset className="privacy__action">
      <legend>{texts.erase}</legend>
      {!canErase && <p>{texts.noKey}</p>}
      {canErase && !isOpen && (
        <button
          type="button"
          className="studio-button privacy__erase"
          disabled={count === 0}
          onClick={() => setOpen(true)}
        >
          {texts.eraseChosen(count)}
        </button>
      )}
      {canErase && isOpen && (
        <>
          <p>{texts.confirm(count)}</p>
          <label className="privacy__sure">
            <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
            {texts.sure}
          </label>
          <div className="privacy__buttons">
            <button
              type="button"
              className="studio-button privacy__erase"
              disabled={!isSure || isBusy || count === 0}
              onClick={press}
            >
              {texts.now}
            </button>
            <button type="button" className="studio-quiet" disabled={isBusy} onClick={() => setOpen(false)}>
              {texts.cancel}
            </button>
          </div>
        </>
      )}
    </fieldset>
  );
}
