/** The illustrations of integrations, by the names that content gives them. */
import type { ComponentType } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import type { IllustrationName } from '@/lib/schema/illustrations';
import { ApiCall } from './api-call';
import { Automation } from './automation';
import { Calls } from './calls';
import { ChosenFolders } from './chosen-folders';
import { FirstDocument } from './first-document';
import { FolderAccess } from './folder-access';
import type { FunctionsProps } from './functions-props';
import { MailIn } from './mail-in';
import { MailParts } from './mail-parts';
import { PathMap } from './path-map';
import type { HeroProps } from './props';
import { SignedPermission } from './signed-permission';
import { AllowedSignIn } from './steps/allowed-sign-in';
import { ConnectedAccount } from './steps/connected-account';
import { CreatedReply } from './steps/created-reply';
import { FolderKey } from './steps/folder-key';
import { ImportedVersions } from './steps/imported-versions';
import { KeyHeader } from './steps/key-header';
import { MappedFolders } from './steps/mapped-folders';
import { RowAction } from './steps/row-action';
import { SentAttachments } from './steps/sent-attachments';
import { SignedTrigger } from './steps/signed-trigger';
import { SyncedFile } from './steps/synced-file';
import { TaggedBill } from './steps/tagged-bill';
import { TickedBoxes } from './steps/ticked-boxes';
import { UploadAddress } from './steps/upload-address';
import { Switchboard } from './switchboard';
import { SyncLedger } from './sync-ledger';
import { TwoTrees } from './two-trees';

type HeroName = IllustrationName<'integrations/heroes'>;

const heroes: Record<HeroName, ComponentType<HeroProps>> = {
  'two-trees': TwoTrees,
  'chosen-folders': ChosenFolders,
  'mail-in': MailIn,
  automation: Automation,
  'api-call': ApiCall,
};

/** The illustration in the hero, on its dark panel. */
export function IntegrationHero({ name, alt, ...props }: { name: HeroName; alt: string } & HeroProps) {
  const Hero = heroes[name];
  return (
    <Drawing label={alt} className="h-full">
      <Hero {...props} />
    </Drawing>
  );
}

/** Sections that show the five functions of an integration, each in a form that fits the page's subject. */
export const functionsSections: Record<
  IllustrationName<'integrations/functions'>,
  ComponentType<FunctionsProps>
> = {
  'sync-ledger': SyncLedger,
  'path-map': PathMap,
  'mail-parts': MailParts,
  switchboard: Switchboard,
  calls: Calls,
};

/** Illustrations of the three steps of any connection: permission, choice of folders, first document. */
export const connectionSteps: Record<IllustrationName<'integrations/connection'>, ComponentType> = {
  'signed-permission': SignedPermission,
  'folder-access': FolderAccess,
  'first-document': FirstDocument,
};

type StepName = IllustrationName<'integrations/steps'>;

const steps: Record<StepName, ComponentType> = {
  'allowed-sign-in': AllowedSignIn,
  'mapped-folders': MappedFolders,
  'synced-file': SyncedFile,
  'connected-account': ConnectedAccount,
  'ticked-boxes': TickedBoxes,
  'imported-versions': ImportedVersions,
  'upload-address': UploadAddress,
  'sent-attachments': SentAttachments,
  'tagged-bill': TaggedBill,
  'signed-trigger': SignedTrigger,
  'row-action': RowAction,
  'folder-key': FolderKey,
  'key-header': KeyHeader,
  'created-reply': CreatedReply,
};

/** Illustration of a step: typed lines, labels or checkboxes. Decorative, so hidden from assistive technology. */
export function StepIllustration({ name }: { name: StepName }) {
  const Step = steps[name];
  return (
    <span aria-hidden="true" className="contents">
      <Step />
    </span>
  );
}
