/** Someone of the sample office: what a round sign with initials shows, a name and a role. */
type Person = {
  name: string;
  initials: string;
  role: string;
  tone: 'mint' | 'lilac' | 'rose';
};

/**
 * The office of all illustrations, made up. Each has the same name, initials, role and colour of paper on every page;
 * illustrations and the texts that describe them quote them from here.
 */
export const rao: Person = { name: 'A. Rao', initials: 'AR', role: 'Admin', tone: 'mint' };
export const iyer: Person = { name: 'S. Iyer', initials: 'SI', role: 'Manager', tone: 'lilac' };
export const khan: Person = { name: 'N. Khan', initials: 'NK', role: 'Employee', tone: 'rose' };

/** What the round sign of a person shows. */
export const avatar = ({ initials, tone }: Person) => ({ initials, tone });

/** A drawn week, seven days from `first` on: on day `date` of the month the AI found something, or something expired. */
export const weekFrom = (first: string, date: number, state: 'found' | 'expired') =>
  Array.from({ length: 7 }, (_, index) => {
    const moment = new Date(Date.parse(first) + index * 86_400_000);
    const calendarDay = { day: 'SMTWTFS'.charAt(moment.getUTCDay()), date: moment.getUTCDate() };
    return calendarDay.date === date ? { ...calendarDay, state } : calendarDay;
  });
