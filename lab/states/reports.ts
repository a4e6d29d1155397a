import { chart, head, type Paper, p, page, table } from './paper';

/** A chapter with its sources, minutes and a board’s slides: for the reading tools. */

const passages = [
  'Rural credit fell in every district of the state while deposits rose, and the cause of it remains disputed among those who kept the books.',
  'Cooperative banks lent to their members against the standing crop, at rates that no commercial branch was then willing to match.',
  'The returns of 1998 count households, not loans, so that a family which borrowed twice stands in them once.',
];
export const chapter: Paper = {
  name: 'thesis-chapter-3.pdf',
  html: page(
    head('Chapter 3', 'A. Joshi'),
    '<h1>Credit in the villages, 1991 to 2004</h1>',
    p(
      'This chapter asks where the money went. It begins with what the registers of four districts say and ends with what they leave out.',
      `The pattern is plain. ${passages[0]} Three explanations have been offered, and none of them covers all four districts.`,
      'We visited forty branches between June and August. In each the ledger of one year was read line by line, and its totals were compared with those that had been sent to the head office.',
      `${passages[1]} The gap was widest in the hills.`,
      'What follows takes the districts one by one, from the coast inwards.',
      passages[2] ?? '',
      'A table at the end of the chapter gives the figures for each branch and the year in which its ledger begins.',
    ),
  ),
};
export const survey: Paper = {
  name: 'rural-credit-survey.pdf',
  html: page(
    head('Survey of rural credit', '2006'),
    '<h1>Findings</h1>',
    p(
      `The returns leave no doubt. ${passages[0]} The gap was widest far from the market towns.`,
      'Lending by branches of commercial banks grew only where a road was built in the same year.',
      passages[1] ?? '',
    ),
  ),
};
export const review: Paper = {
  name: 'district-returns.pdf',
  html: page(head('Returns', '1999'), '<h1>How the returns were made</h1>', p(passages[2] ?? '')),
};

export const minutes: Paper = {
  name: 'board-minutes-march.pdf',
  html:
    page(
      head('Shanti Clinic Trust', '18 March 2026'),
      '<h1>Minutes of the board</h1>',
      '<h2>1. Accounts</h2>',
      p(
        'The treasurer laid the accounts of the third quarter before the board. Income was ₹62,40,000, eight per cent above the budget; expenses were ₹57,10,000. The board approved the accounts without a vote against.',
        'Outstanding fees of insurers have grown to ₹9,80,000. Dr Menon writes to the two largest by 31 March and reports at the next meeting.',
      ),
      '<h2>2. New wing</h2>',
      p(
        'The architect showed three plans. The board chose the second, with twenty-four beds and a separate entrance for ambulances, at a cost of ₹3,10,00,000. Building begins in October, once the permit of the corporation is there.',
        'The secretary asks three banks for offers by 15 April. The loan must not exceed two thirds of the cost.',
      ),
    ) +
    page(
      head('Shanti Clinic Trust', 'page 2'),
      '<h2>3. Records</h2>',
      p(
        'From 1 June all discharge notes are filed on the day of discharge. The records officer trains each ward in April and checks a sample of fifty files in July.',
        'Papers older than ten years are reviewed before they are destroyed; a list of them goes to the board.',
      ),
      '<h2>4. Staff</h2>',
      p(
        'Two nurses left in February. The board agreed to raise the night allowance by ₹150 a shift from 1 April. Sister Thomas reports in June whether it has helped.',
        'The next meeting is on 20 May at four o’clock.',
      ),
    ),
};

export const board: Paper = {
  name: 'board-review-q1.pdf',
  landscape: true,
  html: [
    page(
      '<h1>First quarter at a glance</h1>',
      p(
        'Income rose in all four regions. The west is ahead of plan for the third quarter in a row; the north still waits for two large orders.',
      ),
      chart([55, 72, 90, 118, 104, 126], '#f0b45a'),
    ),
    page(
      '<h1>Regions</h1>',
      table([
        ['Region', 'Plan', 'Actual in ₹'],
        ['North', '42,00,000', '38,50,000'],
        ['South', '51,00,000', '55,20,000'],
        ['East', '29,00,000', '31,00,000'],
        ['West', '60,00,000', '71,40,000'],
      ]),
      p('The east includes the branch in Guwahati from February on.'),
    ),
    page(
      '<h1>What we decide today</h1>',
      '<ul><li>The budget of the second quarter</li><li>A warehouse in Nagpur or in Raipur</li><li>Two new posts in the service team</li></ul>',
      p('Papers were sent on 2 April.'),
    ),
    page(
      '<h1>Service</h1>',
      chart([120, 96, 84, 70, 62, 51], '#93c9b0'),
      p('Days until a complaint is answered, by month. The aim is three.'),
    ),
  ].join(''),
};
