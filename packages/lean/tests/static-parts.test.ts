import { expect, test } from 'vitest';
import { flightRows } from '../flight';
import { flightText, withoutStaticParts } from '../static-parts';

const client = '3:I[2,["/_next/static/chunks/island.js"],"Island"]\n';
const reduce = (rows: string) => flightText(withoutStaticParts(flightRows(rows)));

test('contents of elements without a client component are removed; the ancestors of one stay, with their children', () => {
  const page =
    '0:["$","main",null,{"children":[["$","h1",null,{"children":["Plans ",["$","em",null,{"children":"now"}]]}],["$","div",null,{"children":["$","$L3",null,{"label":"Choose"}]}],["$","p",null,{"children":"End"}]]}]\n';
  expect(reduce(client + page)).toBe(
    `${client}0:["$","main",null,{"children":[["$","h1",null,{"dangerouslySetInnerHTML":{"__html":""}}],["$","div",null,{"children":["$","$L3",null,{"label":"Choose"}]}],["$","p",null,{"children":"End"}]]}]\n`,
  );
});

test('a static row counts as static content where it is referenced, and is removed with its reference', () => {
  const rows =
    '0:["$","main",null,{"children":[["$","$L3",null,{}],["$","ul",null,{"children":["$L5","$L6"]}]]}]\n' +
    '5:["$","li","a",{"children":["$","b",null,{"children":"One"}]}]\n' +
    '6:["$","li","b",{"children":"$7"}]\n' +
    '7:T3,Two';
  expect(reduce(client + rows)).toBe(
    `${client}0:["$","main",null,{"children":[["$","$L3",null,{}],["$","ul",null,{"dangerouslySetInnerHTML":{"__html":""}}]]}]\n`,
  );
});

test('what a client component receives stays, directly or through rows, except an element marked as unchanging', () => {
  const rows =
    '0:["$","$L3",null,{"later":["$","p",null,{"children":["$","b",null,{"children":"Shown later"}]}],"rows":["$L5","$L6"]}]\n' +
    '5:["$","p",null,{"children":["$","i",null,{"children":"By a row"}]}]\n' +
    '6:["$","li",null,{"data-unchanging":"","id":"a","children":["$","i",null,{"children":"From the start"}]}]\n';
  expect(reduce(client + rows)).toBe(
    `${client}${rows.replace(/\{"data-unchanging".*\n/, '{"id":"a","dangerouslySetInnerHTML":{"__html":""}}]\n')}`,
  );
});

test.each([
  [
    'a client component deep inside',
    '["$","div",null,{"children":["$","p",null,{"children":["$","$L3",null,{}]}]}]',
  ],
  [
    'a link that React moves to the head',
    '["$","div",null,{"children":["$","link",null,{"rel":"stylesheet"}]}]',
  ],
  ['a promise', '["$","div",null,{"children":["$","p",null,{"children":"$@9"}]}]'],
  ['options of a select', '["$","select",null,{"children":["$","option",null,{"children":"A"}]}]'],
])('%s: its element stays complete', (_, element) => {
  const rows = `${client}0:[["$","$L3",null,{}],${element}]\n`;
  expect(reduce(rows)).toBe(rows);
});

test('a row that another one reads in part stays complete', () => {
  const rows =
    '0:["$","main",null,{"children":[["$","$L3",null,{"of":"$5:3:children"}],"$L5"]}]\n' +
    '5:["$","p",null,{"children":["$","b",null,{"children":"Shared"}]}]\n';
  expect(reduce(client + rows)).toBe(client + rows);
});

test('a client component gets only the part of a row that it needs, and the rest of the row shrinks', () => {
  const carousel = '["$","div",null,{"children":["$","$L3",null,{"words":{"next":"Next"}}]}]';
  const rows = (lead: string, list: string) =>
    `0:["$","main",null,{"children":["$L5","$L6",["$","$L3",null,{"words":"$5:props:children:1:props:children:props:words"}]]}]\n5:["$","section",null,{"children":[["$","p",null,${lead}],${carousel},"$L6"]}]\n6:["$","ul",null,${list}]\n`;
  const emptied = '{"dangerouslySetInnerHTML":{"__html":""}}';
  expect(
    reduce(
      client +
        rows(
          '{"children":["$","b",null,{"children":"Lead"}]}',
          '{"children":["$","li",null,{"children":"One"}]}',
        ),
    ),
  ).toBe(client + rows(emptied, emptied));
});

test('a row that another one reads in part through a third one stays complete', () => {
  const rows =
    '0:["$","main",null,{"children":[["$","$L3",null,{"of":"$5:props:children:props:id"}],"$L5"]}]\n' +
    '5:["$","section",null,{"children":"$6"}]\n' +
    '6:["$","p",null,{"id":"a","children":["$","b",null,{"children":"Shared"}]}]\n';
  expect(reduce(client + rows)).toBe(client + rows);
});

test('lengths of text rows are counted in bytes', () => {
  const rows = `${client}0:["$","$L3",null,{"text":"$5"}]\n5:T6,₹₹`;
  expect(reduce(rows)).toBe(rows);
});
