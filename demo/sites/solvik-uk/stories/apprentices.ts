import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const apprentices = story({
  slug: 'twenty-five-first-days',
  title: 'Twenty-five first days',
  preamble:
    'On the first Monday in September our apprentices begin. This year we asked four of them to write down what happened.',
  date: '2026-09-10',
  image: picture('scenes/workshop', 'A white estate in a bright workshop with a green lift'),
  tags: ['people', 'workshop'],
  author: 'Ruth Armitage',
  article: {
    caption: 'Bay four in Leeds, before anybody had touched anything.',
    authorLine: 'Looks after people at Solvik',
    parts: [
      {
        text: toRichText(`
          There were 418 applications for twenty-five places. Nine of the twenty-five are women, seven are over twenty-one, and
          one used to be a pastry chef. They start on the same day at fourteen sites and are given the same three things: boots,
          a torch, and somebody’s name.

          ## 7.15, Sunderland

          ‘I was early, so I stood by the gate. A man with a mug said I could come in, it was not a school. He was Keith, and he
          is my mentor for three years. By ten I had taken off four wheels and put on three. He said the fourth was in case I
          needed practice.’ *Aisha, 17*

          ## 9.40, Carlisle

          ‘They give you a car on the first day. Not to keep. A 2009 hatchback that is due for scrap, and it is yours to take
          apart until Christmas. Then you put it back together. If it starts they pay for your driving lessons.’ *Lewis, 18*

          ## 13.00, Leeds bodyshop

          ‘I made sugar flowers for six years. It is not so different. You cannot hurry filler either, and everyone can see where
          you did.’ *Marta, 29*

          ## 16.30, Edinburgh

          ‘I dropped a socket into a bumper. Everybody heard it. Nobody laughed, they all pointed at the same shelf. There is a
          magnet on a stick for it, with about forty names scratched into the handle. Mine is on there now.’ *Fraser, 19*
        `),
        figures: [
          { value: '418', label: 'applied' },
          { value: '25', label: 'began' },
          { value: '7 in 10', label: 'site managers who began the same way' },
        ],
      },
      {
        text: toRichText(`
          ## What they are paid

          £19,700 in the first year, £23,400 in the second, £27,900 in the third. Tools are ours until the last exam and
          theirs after it. College is a week in every six, in Gateshead, and we pay the train.

          ## What we get

          People who stay. Of those who began in 2016, sixty-four per cent are still here, one as head of the workshop in York.
          Places for September 2027 open on 1 February.
        `),
      },
    ],
    subject: {
      label: 'Places for 2027',
      title: 'Work with us',
      text: 'Half a page is enough. No photograph.',
      link: link('/about-us/work-with-us', 'How to apply'),
    },
  },
});
