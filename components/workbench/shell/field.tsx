import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import suffixed from './suffixed.module.css';

type FieldProps = {
  label: string;
  hint?: string;
  fault?: string;
  /** Fixed text after the typed text, such as the extension of a file. */
  suffix?: string;
  /** A button inside the frame of the field, at its end; null while there is none, so that the field stays the same element. */
  end?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id'>;

/** A labelled text field; `fault` is the validation message. */
export function Field({ label, hint, fault, suffix, end, className = '', ...input }: FieldProps) {
  const id = useId();
  const fieldProps = {
    ...input,
    id,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || hint ? `${id}-hint` : undefined,
  };
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {suffix ? (
        <Suffixed {...fieldProps} suffix={suffix} />
      ) : end === undefined ? (
        <input {...fieldProps} />
      ) : (
        <div className={suffixed.ended}>
          <input {...fieldProps} />
          {end}
        </div>
      )}
      {fault || hint ? (
        <p id={`${id}-hint`} role={fault ? 'alert' : undefined} data-fault={fault ? '' : undefined}>
          {fault ?? hint}
        </p>
      ) : null}
    </div>
  );
}

/** `isVerbatim`: the label is a name in the visitor's file, which no translation may change; `isHintVerbatim`: the hint is. */
type CheckProps = { label: string; hint?: string; isVerbatim?: boolean; isHintVerbatim?: boolean } & Omit<
  ComponentProps<'input'>,
  'children'
>;

/** A checkbox or radio with its label and a hint below it; `style` is that of the whole label. */
export function Check({ label, hint, type = 'checkbox', style, ...props }: CheckProps) {
  const { isVerbatim, isHintVerbatim, ...input } = props;
  return (
    <label className={styles.check} style={style}>
      <input type={type} {...input} />
      <span>
        <span translate={isVerbatim ? 'no' : undefined}>{label}</span>
        {hint ? <small translate={isHintVerbatim ? 'no' : undefined}>{hint}</small> : null}
      </span>
    </label>
  );
}

type Options<Value extends string> = {
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
};

type SegmentsProps<Value extends string> = Options<Value> & {
  legend: string;
  /** The legend is for screen readers only: the labels are clear without it. */
  hidden?: boolean;
  name: string;
};

/** Options from a record of labels by value. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

type Ticks<Choice> = { [Key in keyof Choice]: Choice[Key] extends boolean | undefined ? Key : never };

/** Props that connect a control to one field of a choice: `pick` for one of several values, `tick` for on or off. */
export const controlsOf = <Choice extends object>(choice: Choice, onChoose: (choice: Choice) => void) => ({
  pick: <Name extends keyof Choice & string>(name: Name) => ({
    name,
    value: choice[name],
    onChange: (value: Choice[Name]) => onChoose({ ...choice, [name]: value }),
  }),
  tick: (name: NonNullable<Ticks<Choice>[keyof Choice]>) => ({
    checked: Boolean(choice[name]),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChoose({ ...choice, [name]: currentTarget.checked }),
  }),
});

/** Radio buttons drawn as one segmented bar. */
export function Segments<Value extends string>({
  legend,
  hidden,
  name,
  value,
  options,
  disabled,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={`print:hidden! ${styles.segments}`} disabled={disabled}>
      <legend className={hidden ? 'sr-only' : undefined}>{legend}</legend>
      <div className={hidden ? undefined : 'mt-1'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A group of related choices. */
export function Choices({ legend, children }: { legend?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      {legend ? <legend>{legend}</legend> : null}
      {children}
    </fieldset>
  );
}

/** A choice as a drop-down list, with a hint below it. */
export function Select<Value extends string>({
  label,
  hint,
  ...props
}: Options<Value> & { label: string; hint?: string }) {
  const id = useId();
  const { value, options, disabled, onChange } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
    </div>
  );
}

/** A text field followed by fixed text, such as the extension of a file. */
export function Suffixed({ suffix, ...input }: { suffix: string } & ComponentProps<'input'>) {
  const id = useId();
  const describedBy = [id, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={suffixed.suffixed}>
      <input {...input} data-suffixed="" aria-describedby={describedBy} />
      <span id={id}>{suffix}</span>
    </div>
  );
}
