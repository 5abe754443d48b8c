import Field from '@site/src/components/Field';

type EmailFieldProps = {
  /** The name under which the form gives the address. */
  name: string;
  required?: boolean;
};

/** The one field of *Stay Updated*, in the specification's words. */
export default function EmailField({name, required}: EmailFieldProps) {
  return (
    <Field id="subscribe-email" label="Email address">
      {(control) => (
        <input
          {...control}
          type="email"
          inputMode="email"
          name={name}
          autoComplete="email"
          placeholder="Enter your email"
          required={required}
        />
      )}
    </Field>
  );
}
