import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '../helpers/engine-host';
import { readPages } from '../helpers/pdf-words';
import { a4, p, para, run, type WordParts, wordFile } from '../helpers/word-file';
import { convert } from './print';

/** Content controls that are bound to data of the file, which Word shows instead of their saved text. */

const end = `<w:sectPr>${a4}</w:sectPr>`;
const core = '<dc:title>New title</dc:title><dc:description></dc:description>';
const coreId = '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}';
const titlePath = '/cp:coreProperties[1]/dc:title[1]';

type BoundData = { path?: string; type?: string; id?: string };

const control = (content: string, { path = titlePath, type = '<w:text/>', id = coreId }: BoundData = {}) =>
  `<w:sdt><w:sdtPr><w:dataBinding w:xpath="${path}"${id && ` w:storeItemID="${id}"`}/>${type}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** Texts of the pages, and the names of settings that the report lists. @param data a part with the id `{1}` */
async function textsAndSettings(parts: Omit<WordParts, 'core'>, data = '<none/>') {
  const file = {
    ...unzipSync(wordFile({ ...parts, core, others: { data: { type: 'customXml', xml: data } } })),
    'word/others/_rels/data.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="x/customXmlProps" Target="props.xml"/></Relationships>',
    ),
    'word/others/props.xml': strToU8('<ds:datastoreItem ds:itemID="{1}" xmlns:ds="x"/>'),
  };
  const { files, facts } = await convert(zipSync(file));
  const settings = facts.filter(({ fact }) => fact === 'settings').map(({ detail }) => detail);
  const pages = await readPages(await bytesOf(files[0]));
  return [...pages.map(({ pieces }) => pieces.map(({ text }) => text).join('')), ...settings];
}

test('a control shows its data, not the text with which it was saved', async () => {
  expect(await textsAndSettings({ body: control(p('Old title')) + end })).toEqual(['New title']);
  const inLine = para(run('Re: ') + control(run('Old', '<w:b/>') + run(' title')) + run('!'));
  expect(await textsAndSettings({ body: inLine + end })).toEqual(['Re:New title!']);
});

test('data replaces a placeholder without taking over its formatting', async () => {
  const placeholder = p('[Title]', '', '<w:caps/>');
  const type = '<w:showingPlcHdr/><w:text/>';
  expect(await textsAndSettings({ body: control(placeholder, { type }) + end })).toEqual(['New title']);
  expect(await textsAndSettings({ body: control(placeholder) + end })).toEqual(['NEW TITLE']);
});

test('a control without data keeps its text; data that was emptied is reported', async () => {
  const subject = { path: '/cp:coreProperties[1]/dc:subject[1]' };
  expect(await textsAndSettings({ body: control(p('Old subject'), subject) + end })).toEqual(['Old subject']);
  const emptied = { path: '/cp:coreProperties[1]/dc:description[1]' };
  expect(await textsAndSettings({ body: control(p('Old'), emptied) + end })).toEqual(['Old', 'dataBinding']);
  const showing = { ...emptied, type: '<w:showingPlcHdr/><w:text/>' };
  expect(await textsAndSettings({ body: control(p('[Note]'), showing) + end })).toEqual(['[Note]']);
});

test('a date control keeps its saved text; a control with several paragraphs or another type keeps it too, and is reported', async () => {
  const textsOfControl = (content: string, type?: string) =>
    textsAndSettings({ body: control(content, type === undefined ? {} : { type }) + end });
  expect(await textsOfControl(p('1 May'), '<w:date/>')).toEqual(['1 May']);
  expect(await textsOfControl(p('Old') + p('one'))).toEqual(['Oldone', 'dataBinding']);
  expect(await textsOfControl(p('Old'), '')).toEqual(['Old', 'dataBinding']);
});

test('data is found by names and attributes, in any part if the control states none', async () => {
  const data = '<f:all xmlns:f="x"><f:field ref="a" text="A"/><f:field ref="b" text="B"/></f:all>';
  const path = "/*[name()='f:all']/*[name()='f:field' and @ref='b']/@text";
  for (const id of ['', '{1}'])
    expect(await textsAndSettings({ body: control(p('Old'), { path, id }) + end }, data)).toEqual(['B']);
  const unknown = { path: '/f:all/f:field[last()]/@text', id: '{1}' };
  expect(await textsAndSettings({ body: control(p('Old'), unknown) + end }, data)).toEqual([
    'Old',
    'dataBinding',
  ]);
});

test('a header with a control shows the data in each section', async () => {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="header1"/>${a4}</w:sectPr>`;
  const headersAndFooters = { header1: control(p('Old title ')) };
  const body = `${p('One', section)}${p('Two')}${section}`;
  expect(await textsAndSettings({ headersAndFooters, body })).toEqual(['New titleOne', 'New titleTwo']);
});
