import {useState} from 'react';
import {island} from '@site/src/documents/island';

const empty = {text: '', area: 'Dear', choice: 'a', tick: false, radio: 'x', file: ''};

function Part() {
  const [values, setValues] = useState(empty);
  const set = (name, valueOf) => ({
    name,
    onChange: ({target}) => setValues((all) => ({...all, [name]: valueOf(target)})),
  });
  const field = (name) => ({...set(name, ({value}) => value), value: values[name]});
  return (
    <form aria-label="Fields">
      <input aria-label="Text" {...field('text')} />
      <textarea aria-label="Area" {...field('area')} />
      <select aria-label="Choice" {...field('choice')}>
        <option>a</option>
        <option>b</option>
      </select>
      <input
        aria-label="Tick"
        type="checkbox"
        checked={values.tick}
        {...set('tick', ({checked}) => checked)}
      />
      {['x', 'y'].map((value) => (
        <input
          key={value}
          aria-label={value}
          type="radio"
          {...field('radio')}
          value={value}
          checked={values.radio === value}
        />
      ))}
      <input aria-label="File" type="file" {...set('file', ({files}) => files[0].name)} />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

export default island('Fields', Part);
