import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const privacy: DemoPage = {
  id: 'privacy',
  language: 'en',
  path: '/privacy',
  name: 'Privacy',
  hideInNavigation: true,
  fields: {
    metaTitle: 'Privacy',
    navTitle: 'Privacy',
    metaDescription:
      'What the businesses of Solvik Group know about you, how long they keep it and how to have it removed.',
  },
  main: [
    block('rich-text', {
      title: 'What we know about you',
      titleTag: 'h1',
      lead: 'This page holds for Ström, Bistro Navet, Klubban, Lastvagnar, Finans and the group itself. Dealers and stores have their own.',
      body: toRichText(`
        ## When you look around

        Nothing is stored about you until you have said yes in the box about cookies. You can change your mind at the foot of every page.

        ## When you write or ring

        Your name, how to reach you and what it was about. We keep it for a year after the last word, so that you do not have to start over. Calls are not recorded.

        ## When you buy something

        What the law on bookkeeping asks for, for seven years. A charge with a bank card leaves only the last four digits.

        ## When you borrow

        Finans checks your credit with a credit agency and keeps the answer while the contract runs. You get a copy.

        ## Your rights

        You may see what we have, have it corrected and have it removed as far as the law allows. Write to [privacy@solvik.example](mailto:privacy@solvik.example). If the answer does not satisfy you, the Swedish Authority for Privacy Protection will listen.
      `),
    }),
  ],
};
