import type { FormField } from 'engines/pdf';
import { useId } from 'react';
import { formatMessage } from '@/lib/sentences';
import { Check, Field } from '../shell/field';
import labels from '../shell/field.module.css';
import { Note } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import fieldStyles from './wording.module.css';

export type Values = Readonly<Record<string, string | boolean>>;

type Props = {
  page: number;
  fields: readonly FormField[];
  /** Entered values by field key. */
  values: Values;
  onValues: (values: Values) => void;
};

/** Form with the fields of the page. */
export function FieldsForm({ page, fields, values, onValues }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const title = formatMessage(messages.fields, { page });
  if (fields.length === 0) return <Note title={formatMessage(messages.noFields, { page })}>{null}</Note>;
  return (
    <fieldset className={`grid min-w-0 gap-2.5 ${labels.choices}`}>
      <legend className="mb-2">{title}</legend>
      {fields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          value={values[field.key] ?? field.value}
          onValue={(value) => onValues(changed(fields, values, field, value))}
        />
      ))}
    </fieldset>
  );
}

/** The values after a field was changed. Among radio buttons with the same name, at most one stays on. */
function changed(
  fields: readonly FormField[],
  values: Values,
  field: FormField,
  value: string | boolean,
): Values {
  const others = field.kind === 'radio' && value === true ? fields : [];
  const turnedOff = others.filter(
    ({ name, kind, key }) => kind === 'radio' && name === field.name && key !== field.key,
  );
  return { ...values, ...Object.fromEntries(turnedOff.map(({ key }) => [key, false])), [field.key]: value };
}

type FieldInputProps = {
  field: FormField;
  value: string | boolean;
  onValue: (value: string | boolean) => void;
};

function FieldInput({ field, value, onValue }: FieldInputProps) {
  const messages = useMessages('ai-pdf-editor');
  const id = useId();
  const label = field.label || field.name || field.key;
  if (field.kind === 'tick' || field.kind === 'radio') {
    return (
      <Check
        type={field.kind === 'radio' ? 'radio' : 'checkbox'}
        name={field.kind === 'radio' ? `${field.name}-radio` : undefined}
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => onValue(currentTarget.checked)}
      />
    );
  }
  const text = String(value);
  if (field.kind === 'text') {
    return (
      <Field
        label={label}
        value={text}
        maxLength={field.maxLength}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    );
  }
  return (
    <div className={fieldStyles.wording}>
      <label htmlFor={id} className={labels.label}>
        {label}
      </label>
      {field.kind === 'lines' ? (
        <textarea
          id={id}
          rows={3}
          value={text}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      ) : (
        <select id={id} value={text} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
          {field.options?.some((option) => option.value === text) ? null : (
            <option value={text}>{text || messages.empty}</option>
          )}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
