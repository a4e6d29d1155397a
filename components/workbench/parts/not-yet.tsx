import benchBars from './bench-bars.module.css';

/** The counterfoil while no file is open: a name or a button would be of nothing. */
export function NotYet({ title, text }: { title: string; text: string }) {
  return (
    <>
      <div className={benchBars.foilBar}>
        <h2>{title}</h2>
      </div>
      <p className={`text-sm ${benchBars.foilBody}`}>{text}</p>
    </>
  );
}
