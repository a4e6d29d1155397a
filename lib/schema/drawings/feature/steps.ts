import { z } from 'zod';
import { stock, text } from '../../common';

/** Words of the drawings of how a feature is used. */
export const featureSteps = z.strictObject({
  'page-opened': z.strictObject({ title: text(1, 28) }),
  'question-asked': z.strictObject({ columnChip: z.array(text(1, 16)).length(3), asked: text(1, 44) }),
  'answer-checked': z.strictObject({ title: text(1, 16), over: z.array(text(1, 44)).length(2) }),
  'template-chosen': z.strictObject({ title: text(1, 16), halfTitle: text(1, 16) }),
  'blocks-placed': z.strictObject({ placing: text(1, 28), dashed: text(1, 16) }),
  'copies-exported': z.strictObject({ format: text(1, 8), halfFormat: text(1, 8) }),
  'date-marked': z.strictObject({ title: text(1, 28), text: text(1, 28), mark: text(1, 28) }),
  'reminder-set': z.strictObject({ noticeHead: text(1, 28), notice: z.array(text(1, 44)).length(2) }),
  renewed: z.strictObject({ title: text(1, 28), note: text(1, 8), short: text(1, 44) }),
  'picture-opened': z.strictObject({ print: text(1, 28) }),
  'picture-cut': z.strictObject({ print: text(1, 44) }),
  'picture-placed': z.strictObject({ title: text(1, 28) }),
  'text-added': z.strictObject({ title: text(1, 28), format: text(1, 8), format2: text(1, 8) }),
  'passages-compared': z.strictObject({ title: text(1, 16), halfTitle: text(1, 16) }),
  'source-cited': z.strictObject({
    title: text(1, 28),
    mark: text(1, 28),
    pen: text(1, 28),
    text: text(1, 44),
  }),
  'folder-picked': z.strictObject({ plainFolderHead: text(1, 28), plainFolder: text(1, 28) }),
  'roles-ticked': z.strictObject({
    roles: z
      .array(
        z.strictObject({
          initials: text(1, 16),
          stock: stock,
          role: text(1, 16),
          rights: text(1, 16),
          chosen: z.boolean().optional(),
        }),
      )
      .length(3),
  }),
  'link-sent': z.strictObject({ noticeHead: text(1, 28), notice: z.array(text(1, 44)).length(2) }),
  'fields-placed': z.strictObject({ title: text(1, 28), fields: z.array(text(1, 16)).length(3) }),
  'order-set': z.strictObject({
    roleHead: z.array(text(1, 16)).length(3),
    role: z.array(text(1, 28)).length(2),
  }),
  'copy-locked': z.strictObject({ title: text(1, 16), note: text(1, 8), text: text(1, 16) }),
  scan: z.strictObject({ title: text(1, 16) }),
  'scan-read': z.strictObject({ title: text(1, 16) }),
  'scan-filed': z.strictObject({
    papers: z.strictObject({ title: text(1, 28) }),
    folderHead: text(1, 28),
    folderChip: z.array(text(1, 16)).length(2),
  }),
  'files-dropped': z.strictObject({
    format: text(1, 8),
    pileMiddleFormat: text(1, 16),
    pileFrontFormat: text(1, 8),
    drop: text(1, 16),
  }),
  'file-locked': z.strictObject({ folderHead: text(1, 28), folder: text(1, 28) }),
  'file-found': z.strictObject({ title: text(1, 16), note: text(1, 16), search: text(1, 28) }),
  'draft-saved': z.strictObject({ title: text(1, 28), shortChip: text(1, 16) }),
  'versions-compared': z.strictObject({ title: text(1, 8), halfTitle: text(1, 8) }),
  'version-locked': z.strictObject({ title: text(1, 8), short: text(1, 28) }),
});
