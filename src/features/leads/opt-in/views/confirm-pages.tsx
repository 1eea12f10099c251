import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';

/** The form posts to its own address, so that the token is written nowhere else. */
export function ConfirmPage({ texts }: { texts: Texts }) {
  return (
    <main id="main" className="form-page form-page--alone mx-auto px-[24px] py-[clamp(48px,12vh,128px)]">
      <h1 className="text-(length:--h3) leading-[1.3]">{texts('formConfirmHeading')}</h1>
      <p className="form-page__intro mt-[8px]">{texts('formConfirmText')}</p>
      <form method="post" className="mt-[24px] grid gap-[20px]">
        <Button type="submit" className="justify-self-start">
          {texts('formConfirmButton')}
        </Button>
      </form>
    </main>
  );
}

/** Also for a link that was used before. */
export function ConfirmedPage({ texts, homeHref }: { texts: Texts; homeHref: string }) {
  return (
    <Told title={texts('formConfirmedTitle')} text={texts('formConfirmedText')} {...{ texts, homeHref }} />
  );
}

export function UnknownLinkPage({ texts, homeHref }: { texts: Texts; homeHref: string }) {
  return (
    <Told
      title={texts('formConfirmUnknownTitle')}
      text={texts('formConfirmUnknownText')}
      {...{ texts, homeHref }}
    />
  );
}

type ToldProps = { title: string; text: string; texts: Texts; homeHref: string };

function Told({ title, text, texts, homeHref }: ToldProps) {
  return (
    <main id="main" className="form-page form-page--alone mx-auto px-[24px] py-[clamp(48px,12vh,128px)]">
      <h1 className="text-(length:--h3) leading-[1.3]">{title}</h1>
      <p className="form-page__intro mt-[8px]" role="status">
        {text}
      </p>
      <ButtonLink href={homeHref} kind="secondary" className="justify-self-start">
        {texts('formConfirmHome')}
      </ButtonLink>
    </main>
  );
}
