import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath';
import { parseXmlDocument, type Element } from 'slimdom';

const NAMESPACES: Record<string, string> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

type Rule = [id: string, context: string, holds: string];

const SELLER = '//ram:SellerTradeParty';
const BUYER = '//ram:BuyerTradeParty';
const SETTLEMENT = '//ram:ApplicableHeaderTradeSettlement';
const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`;
const LINE = '//ram:IncludedSupplyChainTradeLineItem';
const BESIDE = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`;
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
const ALL = '/rsm:CrossIndustryInvoice';

const filled = (path: string) => `exists(${path}) and normalize-space(string(${path})) != ''`;
const cents = (amount: string) => `round(number(${amount}) * 100)`;
const atMostTwoDecimals = (path: string) =>
  `every $a in ${path} satisfies string-length(substring-after(string($a), '.')) <= 2`;
/** Lines, charges and allowances of one category and rate, in cents. */
const ofThisRate = `
  sum(for $l in ${LINE}[.//ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax[
        ram:CategoryCode = $category and number(ram:RateApplicablePercent) = $rate]]
      return ${cents('$l//ram:LineTotalAmount')})
  + sum(for $c in ${BESIDE}[ram:ChargeIndicator/udt:Indicator = 'true'][ram:CategoryTradeTax[
        ram:CategoryCode = $category and number(ram:RateApplicablePercent) = $rate]]
      return ${cents('$c/ram:ActualAmount')})
  - sum(for $c in ${BESIDE}[ram:ChargeIndicator/udt:Indicator = 'false'][ram:CategoryTradeTax[
        ram:CategoryCode = $category and number(ram:RateApplicablePercent) = $rate]]
      return ${cents('$c/ram:ActualAmount')})`;

/**
 * Business rules of EN 16931-1 for the CII syntax that can concern the shop's invoices, written
 * from the text of the standard; the last block are those of XRechnung 3.0 (BR-DE) with the ones it
 * takes from Peppol. Amounts are compared exactly except VAT against its rate, where the rule of
 * the validators allows for the rounding of gross prices.
 */
const EN_16931: Rule[] = [
  ['BR-01', ALL, filled('.//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')],
  ['BR-02', ALL, filled('rsm:ExchangedDocument/ram:ID')],
  [
    'BR-03',
    ALL,
    `matches(rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format='102'], '^20[0-9]{6}$')`,
  ],
  ['BR-04', ALL, filled('rsm:ExchangedDocument/ram:TypeCode')],
  ['BR-05', SETTLEMENT, filled('ram:InvoiceCurrencyCode')],
  ['BR-06', SELLER, filled('ram:Name')],
  ['BR-07', BUYER, filled('ram:Name')],
  ['BR-08', SELLER, 'exists(ram:PostalTradeAddress)'],
  ['BR-09', SELLER, filled('ram:PostalTradeAddress/ram:CountryID')],
  ['BR-10', BUYER, 'exists(ram:PostalTradeAddress)'],
  ['BR-11', BUYER, filled('ram:PostalTradeAddress/ram:CountryID')],
  ['BR-12', SUMS, 'exists(ram:LineTotalAmount)'],
  ['BR-13', SUMS, 'exists(ram:TaxBasisTotalAmount)'],
  ['BR-14', SUMS, 'exists(ram:GrandTotalAmount)'],
  ['BR-15', SUMS, 'exists(ram:DuePayableAmount)'],
  ['BR-16', ALL, `exists(${LINE})`],
  ['BR-21', LINE, filled('ram:AssociatedDocumentLineDocument/ram:LineID')],
  ['BR-22', LINE, 'exists(.//ram:BilledQuantity)'],
  ['BR-23', LINE, 'exists(.//ram:BilledQuantity/@unitCode)'],
  ['BR-24', LINE, 'exists(.//ram:LineTotalAmount)'],
  ['BR-25', LINE, filled('ram:SpecifiedTradeProduct/ram:Name')],
  ['BR-26', LINE, 'exists(.//ram:NetPriceProductTradePrice/ram:ChargeAmount)'],
  ['BR-27', LINE, 'number(.//ram:NetPriceProductTradePrice/ram:ChargeAmount) >= 0'],
  ['BR-32', BESIDE, filled('ram:CategoryTradeTax/ram:CategoryCode')],
  ['BR-33', BESIDE, `${filled('ram:Reason')} or ${filled('ram:ReasonCode')}`],
  ['BR-45', TAX, 'exists(ram:BasisAmount)'],
  ['BR-46', TAX, 'exists(ram:CalculatedAmount)'],
  ['BR-47', TAX, filled('ram:CategoryCode')],
  ['BR-48', TAX, 'exists(ram:RateApplicablePercent)'],
  ['BR-49', MEANS, filled('ram:TypeCode')],
  [
    'BR-50',
    `${MEANS}[ram:TypeCode = ('30', '58')]`,
    filled('ram:PayeePartyCreditorFinancialAccount/ram:IBANID'),
  ],
  ['BR-55', `${SETTLEMENT}/ram:InvoiceReferencedDocument`, filled('ram:IssuerAssignedID')],
  ['BR-57', '//ram:ShipToTradeParty', filled('ram:PostalTradeAddress/ram:CountryID')],
  ['BR-62', SELLER, 'exists(ram:URIUniversalCommunication/ram:URIID/@schemeID)'],
  ['BR-63', BUYER, 'exists(ram:URIUniversalCommunication/ram:URIID/@schemeID)'],
  ['BR-CO-04', LINE, filled('.//ram:ApplicableTradeTax/ram:CategoryCode')],
  [
    'BR-CO-09',
    `//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    `matches(., '^([A-Z]{2}|1A)')`,
  ],
  [
    'BR-CO-10',
    SUMS,
    `${cents('ram:LineTotalAmount')} = sum(for $l in ${LINE}//ram:LineTotalAmount return ${cents('$l')})`,
  ],
  [
    'BR-CO-11',
    SUMS,
    `${cents(`(ram:AllowanceTotalAmount, '0')[1]`)} = sum(for $c in ${BESIDE}[ram:ChargeIndicator/udt:Indicator = 'false'] return ${cents('$c/ram:ActualAmount')})`,
  ],
  [
    'BR-CO-12',
    SUMS,
    `${cents(`(ram:ChargeTotalAmount, '0')[1]`)} = sum(for $c in ${BESIDE}[ram:ChargeIndicator/udt:Indicator = 'true'] return ${cents('$c/ram:ActualAmount')})`,
  ],
  [
    'BR-CO-13',
    SUMS,
    `${cents('ram:TaxBasisTotalAmount')} = ${cents('ram:LineTotalAmount')} - ${cents(`(ram:AllowanceTotalAmount, '0')[1]`)} + ${cents(`(ram:ChargeTotalAmount, '0')[1]`)}`,
  ],
  [
    'BR-CO-14',
    SUMS,
    `${cents('ram:TaxTotalAmount')} = sum(for $t in ${TAX}/ram:CalculatedAmount return ${cents('$t')})`,
  ],
  [
    'BR-CO-15',
    SUMS,
    `${cents('ram:GrandTotalAmount')} = ${cents('ram:TaxBasisTotalAmount')} + ${cents('ram:TaxTotalAmount')}`,
  ],
  [
    'BR-CO-16',
    SUMS,
    `${cents('ram:DuePayableAmount')} = ${cents('ram:GrandTotalAmount')} - ${cents(`(ram:TotalPrepaidAmount, '0')[1]`)}`,
  ],
  [
    'BR-CO-17',
    TAX,
    `abs(number(ram:CalculatedAmount) - number(ram:BasisAmount) * number(ram:RateApplicablePercent) div 100) < 1`,
  ],
  ['BR-CO-18', ALL, `exists(${TAX})`],
  [
    'BR-CO-25',
    SUMS,
    `number(ram:DuePayableAmount) <= 0 or ${filled('../ram:SpecifiedTradePaymentTerms')}`,
  ],
  ['BR-CO-26', SELLER, `exists(ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA'])`],
  ['BR-DEC', SUMS, atMostTwoDecimals('*')],
  ['BR-DEC-19', TAX, atMostTwoDecimals('(ram:BasisAmount, ram:CalculatedAmount)')],
  ['BR-DEC-23', LINE, atMostTwoDecimals('.//ram:LineTotalAmount')],
  [
    'BR-S-08, BR-Z-08, BR-G-08',
    TAX,
    `let $category := string(ram:CategoryCode), $rate := number(ram:RateApplicablePercent)
     return ${cents('ram:BasisAmount')} = ${ofThisRate}`,
  ],
  [
    'BR-S-05',
    `//ram:ApplicableTradeTax[ram:CategoryCode = 'S']`,
    'number(ram:RateApplicablePercent) > 0',
  ],
  ['BR-S-10', `${TAX}[ram:CategoryCode = 'S']`, 'not(exists(ram:ExemptionReason))'],
  ['BR-Z-09', `${TAX}[ram:CategoryCode = ('Z', 'G')]`, 'number(ram:CalculatedAmount) = 0'],
  ['BR-G-10', `${TAX}[ram:CategoryCode = 'G']`, 'exists(ram:ExemptionReason)'],
  ['BR-CL-14', '//ram:CountryID', `matches(., '^[A-Z]{2}$')`],
];

const XRECHNUNG: Rule[] = [
  ['BR-DE-1', ALL, `exists(${MEANS})`],
  ['BR-DE-2', SELLER, 'exists(ram:DefinedTradeContact)'],
  ['BR-DE-3', SELLER, filled('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-4', SELLER, filled('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-5', SELLER, filled('ram:DefinedTradeContact/ram:PersonName')],
  ['BR-DE-6', SELLER, filled('ram:DefinedTradeContact//ram:CompleteNumber')],
  ['BR-DE-7', SELLER, filled('ram:DefinedTradeContact//ram:URIID')],
  ['BR-DE-8', BUYER, filled('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-9', BUYER, filled('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-10', '//ram:ShipToTradeParty', filled('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-11', '//ram:ShipToTradeParty', filled('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-14', TAX, 'exists(ram:RateApplicablePercent)'],
  ['BR-DE-15', ALL, filled('.//ram:BuyerReference')],
  ['BR-DE-16', SELLER, `exists(ram:SpecifiedTaxRegistration/ram:ID[@schemeID = ('VA', 'FC')])`],
  [
    'BR-DE-17',
    ALL,
    `rsm:ExchangedDocument/ram:TypeCode = ('326', '380', '384', '389', '381', '875', '876', '877')`,
  ],
  [
    'BR-DE-19',
    `${MEANS}[ram:TypeCode = '58']`,
    `matches(ram:PayeePartyCreditorFinancialAccount/ram:IBANID, '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$')`,
  ],
  [
    'BR-DE-21',
    ALL,
    `.//ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'`,
  ],
  [
    'BR-DE-27',
    SELLER,
    `string-length(replace(ram:DefinedTradeContact//ram:CompleteNumber, '[^0-9]', '')) >= 3`,
  ],
  ['BR-DE-28', SELLER, `matches(ram:DefinedTradeContact//ram:URIID, '^[^@\\s]+@[^@\\s]+$')`],
  ['PEPPOL-R008', ALL, `not(exists(.//*[not(*) and normalize-space(string(.)) = '']))`],
  ['PEPPOL-R010', BUYER, filled('ram:URIUniversalCommunication/ram:URIID')],
  ['PEPPOL-R020', SELLER, filled('ram:URIUniversalCommunication/ram:URIID')],
  [
    'PEPPOL-R120',
    LINE,
    `abs(number(.//ram:BilledQuantity) * number(.//ram:NetPriceProductTradePrice/ram:ChargeAmount)
       div number((.//ram:NetPriceProductTradePrice/ram:BasisQuantity, '1')[1])
       - number(.//ram:LineTotalAmount)) <= 0.02`,
  ],
  ['PEPPOL-R121', LINE, `number((.//ram:BasisQuantity, '1')[1]) > 0`],
  [
    'PEPPOL-R130',
    LINE,
    `not(exists(.//ram:BasisQuantity/@unitCode)) or .//ram:BasisQuantity/@unitCode = .//ram:BilledQuantity/@unitCode`,
  ],
];

/** Returns the ids of the rules that an e-invoice violates. */
export function brokenRules(xml: string, { isXRechnung = false } = {}): string[] {
  const document = parseXmlDocument(xml);
  const options = { namespaceResolver: (prefix: string) => NAMESPACES[prefix] ?? null };
  const rules = isXRechnung ? [...EN_16931, ...XRECHNUNG] : EN_16931;
  return rules.flatMap(([id, context, holds]) => {
    const places = evaluateXPathToNodes<Element>(context, document, null, null, options);
    const isBroken = places.some(
      (place) => !evaluateXPathToBoolean(holds, place, null, null, options),
    );
    return isBroken ? [id] : [];
  });
}
