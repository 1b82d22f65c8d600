const NAME = 'factur-x.xml';

/** The metadata of a ZUGFeRD file in its namespace, with their schema (Factur-X 1.07). */
const METADATA = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${NAME}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
${[
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document'],
  ['Version', 'The version of the standard of the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
]
  .map(
    ([name, meaning]) => `      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${meaning}</pdfaProperty:description>
      </rdf:li>`,
  )
  .join('\n')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

/** Embeds the XML of an e-invoice into its PDF, which makes it a ZUGFeRD file. */
export function attachEInvoice(pdf: PDFKit.PDFDocument, xml: string, madeAt: Date): void {
  const options = {
    name: NAME,
    type: 'text/xml',
    description: 'EN 16931',
    creationDate: madeAt,
    modifiedDate: madeAt,
    // The same invoice in another format; the types of PDFKit lack this value.
    relationship: 'Alternative',
  };
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(METADATA);
}
