import type { StrangeDocument } from './strange-document';

/** Adds the fields of a form: some are on several pages. */
export function addFields(document: StrangeDocument): void {
  for (let index = 0; index < 3; index += 1) {
    const fieldPages = document.pages.filter(() => document.chance(0.4));
    if (fieldPages.length === 0) continue;
    const field = document.pdf.next();
    document.rootFields.push(field);
    const name = `/T${document.string(document.plant('field', ...fieldPages))}/V${document.string(document.plant('value', ...fieldPages))}`;
    const kids = fieldPages.map((page) => {
      const kid = document.pdf.add(
        `<</Type/Annot/Subtype/Widget/Parent ${field} 0 R/Rect[${10 + index * 60} 10 ${60 + index * 60} 30]/P ${document.pageRefs[page]} 0 R/AP<</N ${document.appearance(page, document.ownResources(page))} 0 R>>>>`,
      );
      document.widgets[page]?.push(kid);
      return `${kid} 0 R`;
    });
    document.pdf.set(field, `<</FT/Tx${name}/DA(/Helv 9 Tf 0 g)/Kids[${kids.join(' ')}]>>`);
  }
}

/** @returns object numbers of the annotations of a page, with the widgets that it has already */
export function annotationsOf(document: StrangeDocument, page: number): number[] {
  const list = [...(document.widgets[page] ?? [])];
  if (document.chance(0.7)) {
    const odd = document.decide('odd tokens', 0.2) ? '/Border[0 0 NaN]/CA undefined' : '';
    list.push(
      document.pdf.add(
        `<</Type/Annot/Subtype/Square/Rect[20 60 80 80]/Contents${document.string(document.plant('note', page))}${odd}/AP<</N ${document.appearance(page, document.ownResources(page))} 0 R>>>>`,
      ),
    );
  }
  if (document.chance(0.5)) {
    const to = document.oneOf(document.pages);
    const target = document.chance(0.5)
      ? `/Dest ${document.destinationOf(to)}`
      : `/A<</S/GoTo/D ${document.destinationOf(to)}>>`;
    list.push(
      document.pdf.add(
        `<</Type/Annot/Subtype/Link/Rect[5 5 9 9]/Contents${document.string(document.plant('link', page, to))}${target}>>`,
      ),
    );
  }
  if (document.hasFields && document.decide('a button that leads to a page', 0.15)) {
    const to = document.oneOf(document.pages);
    const button = document.pdf.next();
    document.rootFields.push(button);
    list.push(
      document.pdf.set(
        button,
        `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T${document.string(document.plant('field', page))}/Rect[5 85 9 89]/P ${document.pageRefs[page]} 0 R/A<</S/GoTo/D ${document.destinationOf(to)}>>>>`,
      ),
    );
  }
  if (document.decide('a file on a page', 0.15)) {
    const file = document.pdf.add('<</Type/EmbeddedFile>>', Buffer.from(document.plant('note', page)));
    list.push(
      document.pdf.add(
        `<</Type/Annot/Subtype/FileAttachment/Rect[85 5 89 9]/FS<</Type/Filespec/F(a.txt)/EF<</F ${file} 0 R>>>>/Contents${document.string(document.plant('note', page))}>>`,
      ),
    );
  }
  return list;
}
