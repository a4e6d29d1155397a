/** A person of the sample office: the initials on the avatar, a name and a role. */
type Person = {
  name: string;
  initials: string;
  role: string;
  tone: 'mint' | 'lilac' | 'rose';
};

/**
 * The made-up office of all illustrations. Each person has the same name, initials, role and paper colour on every
 * page; illustrations and the texts that describe them take these from here.
 */
export const rao: Person = { name: 'A. Rao', initials: 'AR', role: 'Admin', tone: 'mint' };
export const iyer: Person = { name: 'S. Iyer', initials: 'SI', role: 'Manager', tone: 'lilac' };
export const khan: Person = { name: 'N. Khan', initials: 'NK', role: 'Employee', tone: 'rose' };

/** Content of a person's avatar. */
export const avatar = ({ initials, tone }: Person) => ({ initials, tone });

/**
 * The seven days from `first` of a drawn calendar, in which the AI found something, or something expired, on day `date`
 * of the month.
 */
export const weekFrom = (first: string, date: number, state: 'found' | 'expired') =>
  Array.from({ length: 7 }, (_, index) => {
    const moment = new Date(Date.parse(first) + index * 86_400_000);
    const calendarDay = { day: 'SMTWTFS'.charAt(moment.getUTCDay()), date: moment.getUTCDate() };
    return calendarDay.date === date ? { ...calendarDay, state } : calendarDay;
  });
