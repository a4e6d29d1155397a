import { describe, expect, it } from 'vitest';
import { clientElements, clientReferences, flightRows, pushedText } from '../flight';

describe('the flight parser', () => {
  it('recognises flight data among other inline scripts', () => {
    expect(pushedText('alert(1)')).toBeNull();
    expect(pushedText('(self.__next_f=self.__next_f||[]).push([0])')).toBe('');
    expect(pushedText('self.__next_f.push([1,"a\\n"])')).toBe('a\n');
  });

  it('splits at line feeds, but not inside text rows', () => {
    const rows = flightRows('1:T7,ab\n2:I[3:{"a":1}\n');
    expect(rows).toEqual([
      { id: '1', tag: 'T', payload: 'ab\n2:I[' },
      { id: '3', tag: '{', payload: '{"a":1}' },
    ]);
  });

  it('counts the length of text rows in bytes', () => {
    expect(flightRows('1:T3,₹2:[]\n')).toHaveLength(2);
  });

  it('names client components by module', () => {
    expect(clientReferences('1:"$Sreact.fragment"\n2:I[17,["/a.js"],"A"]\n3:I["x",["/a.js"],"B"]\n')).toEqual(
      ['17', 'x'],
    );
  });

  it('finds each element that is a client component, also repeated ones, but none inside a text row', () => {
    const modules = '2:I[17,["/a.js"],"A"]\n3:I["x",["/b.js"],"B"]\n';
    const row = '["$","$L2",null,{}]';
    const text = `4:T${row.length.toString(16)},${row}`;
    const elements =
      '5:["$","$L2",null,{"children":["$","$L3",null,{}]}]\n6:[["$","$L2","k",{}],["$","p",null,{}],["$","$L5",null,{}]]\n';
    const quoted = `7:${JSON.stringify([row])}\n`;
    expect(clientElements(modules + text + elements + quoted)).toEqual(['17', 'x', '17']);
  });

  it('rejects a row without a length, or shorter than its length', () => {
    expect(() => flightRows('1:Tzz,abc')).toThrow(/without a length/);
    expect(() => flightRows('1:T9,abc')).toThrow(/1 that ends before its length/);
  });

  it('rejects a row of an unknown kind, which a new version of React may write', () => {
    expect(() => flightRows('2:J[17,["/a.js"],"A"]\n')).toThrow('flight row 2 of an unknown kind (J)');
  });
});
