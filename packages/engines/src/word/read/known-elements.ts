/** Set of the words in a list. */
export const names = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/**
 * Children of property containers and of text that are drawn, or that do not change the print. An element that is in
 * none of these lists and has no rule counts as a difference of its own (ECMA-376 part 1, 17.3 to 17.6; MS-DOCX 2.6).
 */
export const known: Record<string, ReadonlySet<string>> = {
  rPr: names(
    `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike color spacing w position sz szCs highlight bdr shd
    vertAlign rtl cs lang vanish specVanish webHidden noProof snapToGrid effect oMath ins del moveFrom moveTo rPrChange
    textFill textOutline`,
  ),
  pPr: names(
    `pStyle keepNext keepLines pageBreakBefore widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens
    kinsoku overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing
    contextualSpacing suppressOverlap outlineLvl divId cnfStyle rPr sectPr pPrChange
    collapsed framePr`,
  ),
  tblPr: names(
    `tblStyle tblOverlap tblStyleRowBandSize tblStyleColBandSize tblW jc tblInd tblBorders shd tblLayout tblCellMar
    tblLook tblCaption tblDescription tblPrChange tblpPr`,
  ),
  trPr: names(
    'cnfStyle divId gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader ins del trPrChange hidden',
  ),
  tcPr: names(
    `cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection hideMark headers cellIns cellDel
    tcPrChange`,
  ),
  tcBorders: names('top bottom left right start end insideH insideV tl2br tr2bl'),
  sectPr: names(
    `headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders pgNumType cols formProt
    noEndnote titlePg printerSettings sectPrChange lnNumType rtlGutter`,
  ),
  footnotePr: names('footnote'),
  endnotePr: names('endnote'),
  tblPrEx: names('tblBorders tblCellMar tblLook shd tblPrExChange'),
  pBdr: names('top bottom left right start end between'),
  tblBorders: names('top bottom left right start end insideH insideV'),
  /** Settings that are followed, or that do not change the print (17.15.1). */
  settings: names(
    `writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries
    displayBackgroundShape printPostScriptOverText printFractionalCharacterWidth embedTrueTypeFonts embedSystemFonts
    saveSubsetFonts saveFormsData mirrorMargins bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop
    hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign attachedTemplate linkStyles
    stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView trackRevisions doNotTrackMoves
    doNotTrackFormatting documentProtection autoFormatOverride styleLockTheme styleLockQFSet defaultTabStop
    autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps showEnvelope summaryLength clickAndTypeStyle
    defaultTableStyle evenAndOddHeaders bookFoldPrintingSheets drawingGridHorizontalSpacing
    drawingGridVerticalSpacing displayHorizontalDrawingGridEvery displayVerticalDrawingGridEvery
    doNotUseMarginsForDrawingGridOrigin drawingGridHorizontalOrigin drawingGridVerticalOrigin doNotShadeFormData
    noPunctuationKerning characterSpacingControl strictFirstAndLastChars noLineBreaksAfter noLineBreaksBefore
    savePreviewPicture doNotValidateAgainstSchema saveInvalidXml ignoreMixedContent alwaysShowPlaceholderText
    doNotDemarcateInvalidXml saveXmlDataOnly useXSLTWhenSaving saveThroughXslt showXMLTags alwaysMergeEmptyNamespace
    hdrShapeDefaults footnotePr endnotePr compat docVars rsids mathPr attachedSchema themeFontLang
    doNotIncludeSubdocsInStats doNotAutoCompressPictures forceUpgrade captions readModeInkLockDown smartTagType
    schemaLibrary shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator docId chartTrackingRefBased
    defaultImageDpi discardImageEditingData uiCompat97To2003 conflictMode persistentDocumentId clrSchemeMapping`,
  ),
  /** Compatibility rules that are followed, or that concern other scripts or programs (17.15.3). */
  compat: names(
    `compatSetting doNotUseHTMLParagraphAutoSpacing doNotExpandShiftReturn noColumnBalance useFELayout
    balanceSingleByteDoubleByteWidth doNotLeaveBackslashAlone autofitToFirstFixedWidthCell selectFldWithFirstOrLastChar
    convMailMergeEsc applyBreakingRules doNotUseEastAsianBreakRules useAltKinsokuLineBreakRules
    displayHangulFixedWidth doNotWrapTextWithPunct usePrinterMetrics growAutofit useNormalStyleForList
    shapeLayoutLikeWW8 cachedColBalance`,
  ),
  r: names(
    `rPr t delText instrText delInstrText tab ptab cr br noBreakHyphen softHyphen sym pgNum footnoteReference
    endnoteReference footnoteRef endnoteRef annotationRef commentReference separator continuationSeparator drawing pict
    object ruby fldChar lastRenderedPageBreak`,
  ),
  p: names(
    `pPr r hyperlink fldSimple oMath oMathPara smartTag sdt dir bdo ins del moveFrom moveTo customXml proofErr
    bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd permStart permEnd moveFromRangeStart moveFromRangeEnd
    moveToRangeStart moveToRangeEnd customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart
    customXmlDelRangeEnd`,
  ),
};

/** Tracked changes of properties, which contain the former values (17.13.5). */
export const formatChanges = names(
  'rPrChange pPrChange tblPrChange tblPrExChange trPrChange tcPrChange sectPrChange numberingChange',
);

/** Settings whose content is not printed. */
export const unprinted = names('mathPr rsids hdrShapeDefaults shapeDefaults docVars mailMerge');
