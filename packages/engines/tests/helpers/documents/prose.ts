import { random } from '../random';
import { pick } from './content';

const words =
  'rural credit fell while deposits rose in every district that the survey visited and the cause remains disputed among those who study banks farmers borrow from traders when seed and fertiliser must be bought before rain the interest they pay is seldom written down cooperative societies were founded to end this but their members had little land to pledge women lent small sums to each other at meetings held under a tree a ledger kept by the teacher shows how often loans were repaid after harvest and how rarely a debt was forgiven prices moved with the monsoon and with wars far away railways carried cotton to ports where merchants weighed it again courts heard claims about boundaries wells and dowries officials measured fields with chains and wrote names in registers that nobody else could read famine changed what people planted and whom they trusted historians compare letters tax rolls and songs to learn what figures hide new roads brought doctors postmen and cinema to villages that had known none literacy spread faster among girls whose mothers worked in mills studies of wages differ because some count grain paid in kind savings groups now keep accounts on telephones yet disputes are settled by the same neighbours as before'.split(
    ' ',
  );

/** Sentences of a generated essay. Two essays share twelve consecutive words only if one is copied from the other. */
export function essay(seed: number, count: number): string[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const length = 9 + Math.floor(next() * 16);
    const [first = '', ...rest] = Array.from({ length }, () => pick(next, words));
    return `${first[0]?.toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
  });
}

/** Pairs of sentences that say the same in different words. */
export const paraphrases: [string, string][] = [
  [
    'Most farmers in the district borrow money from traders before the monsoon because no bank will lend to them without land.',
    'Since banks ask for land as security, it is traders who finance the majority of cultivators in this district ahead of the rains.',
  ],
  [
    'The cooperative was founded in 1921 to free its members from debt, but it failed within ten years for want of capital.',
    'Lack of funds brought down, in less than a decade, the society that had been set up in 1921 to liberate villagers from moneylenders.',
  ],
  [
    'Women repaid their loans more regularly than men in all twelve villages where the survey was carried out.',
    'In each of the dozen villages surveyed, female borrowers proved to be the more reliable ones.',
  ],
  [
    'The price of cotton rose sharply during the war and fell again as soon as shipping was resumed.',
    'War made cotton dear; once ships sailed again it became cheap.',
  ],
  [
    'Literacy among girls increased fastest in towns where their mothers were employed in textile mills.',
    'Where mothers had jobs in spinning and weaving factories, daughters learned to read sooner than elsewhere.',
  ],
  [
    'Courts decided disputes about wells and boundaries without visiting the fields that were in question.',
    'Judges never saw the land when they ruled on quarrels over water sources and borders.',
  ],
  [
    'The railway allowed merchants to buy grain in distant markets and to sell it before local prices could adjust.',
    'Thanks to trains, dealers could purchase far away and resell at home while rates were still high.',
  ],
  [
    'Savings groups keep their accounts on mobile telephones today, yet every member still signs a paper ledger.',
    'Although bookkeeping has moved to handsets, signatures in a bound register have not gone out of use among self-help circles.',
  ],
  [
    'Historians disagree about whether the famine was caused by drought or by the policy of the government.',
    'Whether failed rains or failed administration brought hunger is a matter of debate in the literature.',
  ],
  [
    'The register of 1890 names only the men who paid tax and leaves out tenants, labourers and widows.',
    'Taxpaying males alone appear in the roll from 1890; those who rented or worked for hire, and women who had lost husbands, are missing.',
  ],
];
