import { expect, test } from '@playwright/test';
import { plainLine, plainParagraphs } from '../../../src/records/plain-text.ts';
import { growth, steadyGrowth } from '../../support/growth.ts';

test('tags go and their text stays', () => {
	expect(plainLine('<a href="https://x.example">A <b>bold</b></a> <i>move</i>')).toBe(
		'A bold move',
	);
	expect(plainLine('word<wbr>break')).toBe('wordbreak');
	expect(plainLine('<img src=x onerror=alert(1)>A<svg/onload=alert(1)>')).toBe('A');
});

test('text of elements that show none goes with them', () => {
	expect(plainLine('<script>alert(1)</script>A<style>b{}</style>')).toBe('A');
	expect(plainLine('<SCRIPT>alert(1)</SCRIPT >A')).toBe('A');
	expect(plainLine('A</script>B')).toBe('AB');
	expect(plainLine('<iframe src="https://x.example">B</iframe>A')).toBe('A');
	expect(plainLine('<!-- hidden -->A')).toBe('A');
});

test('what is left of a tag that was cut off with its text goes', () => {
	expect(plainLine('Read more <a href="https://x.exam')).toBe('Read more');
	expect(plainLine('A</stro')).toBe('A');
	expect(plainParagraphs('A castle.<br><b')).toBe('A castle.');
	expect(plainLine('<p>A <strong')).toBe('A');
	expect(plainLine('<b>A</b><b\n>B</b\n>')).toBe('AB');
});

test('entities are decoded once', () => {
	expect(plainLine('Fish &amp; Chips')).toBe('Fish & Chips');
	expect(plainLine('Fish &amp;amp; Chips')).toBe('Fish &amp; Chips');
	expect(plainLine('&lt;b&gt;not a tag&lt;/b&gt;')).toBe('<b>not a tag</b>');
	expect(plainLine('caf&eacute; &#8211; &#x20AC;5')).toBe('café – €5');
	expect(plainLine('AT&T & Co')).toBe('AT&T & Co');
});

test('signs that look like the start of a tag are text', () => {
	expect(plainLine('I <3 Lisbon')).toBe('I <3 Lisbon');
	expect(plainLine('5 < 6 and 7 > 3')).toBe('5 < 6 and 7 > 3');
	expect(plainLine('a<b then c')).toBe('a<b then c');
	expect(plainLine('a <b')).toBe('a <b');
	expect(plainLine('<i>where</i> a<b')).toBe('where a<b');
	expect(plainLine('where a<b then <i>c</i> and d<e')).toBe('where a<b then c and d<e');
});

test('signs before a stroke, a question mark or an exclamation mark are text unless markup ends there', () => {
	expect(plainLine('heart </3 broken. More text')).toBe('heart </3 broken. More text');
	expect(plainLine('Is 2 <? 3. The rest of the text.')).toBe('Is 2 <? 3. The rest of the text.');
	expect(plainLine('cost <!5 EUR. Rest')).toBe('cost <!5 EUR. Rest');
	expect(plainLine('<!5 EUR or </3 > and <? 4 > <b>3</b> <?xml <!DOCTYPE h')).toBe(
		'<!5 EUR or </3 > and <? 4 > 3 <?xml <!DOCTYPE h',
	);
	expect(plainLine('<![5] guests> and <!new > old')).toBe('<![5] guests> and <!new > old');
});

test('of a comment that never ends the mark alone goes', () => {
	expect(plainLine('a <!-- b. Rest')).toBe('a b. Rest');
	expect(plainLine('a<!-- one -->b <!-- c. <i>Rest</i>')).toBe('ab c. Rest');
	expect(plainLine('a <!--!> b <<!--!-- c')).toBe('a !> b <!-- c');
	expect(plainLine('a <!-- x --!>b<!-->c<!--->d')).toBe('a bcd');
});

test('comments, declarations and instructions that are whole go', () => {
	expect(plainLine('<?xml version="1.0"?><?xml:namespace prefix="o" />A<?= $x ?>')).toBe('A');
	expect(plainLine('<!DOCTYPE html PUBLIC "x"><!ENTITY a "b">A<!>')).toBe('A');
	expect(plainLine('<![if !mso]>A<![endif]><!--[if mso]>B<![endif]--><![endif]-->')).toBe('A');
	expect(plainLine('A<!- hidden -></>B</ b>C')).toBe('ABC');
	expect(plainLine('A<!-- I </3 <!5 <? --> B')).toBe('A B');
});

test('marks without an end are read in a time that grows with their number', () => {
	for (const mark of ['<!', '<!--', '<!-', '</', '</ ', '<?', '<?a ', '<!doctype ', '<![if ']) {
		const read = (marks: number) => plainLine(`A${mark.repeat(marks)}.`);

		expect(read(3), mark).toMatch(/^A.*\.$/);
		expect(growth(10_000, read), mark).toBeLessThan(steadyGrowth);
	}
});

test('what begins like a tag but names no element is text', () => {
	expect(plainLine('Réservation : Jean Dupont <jean@dupont.fr> ou <https://resa.example/>')).toBe(
		'Réservation : Jean Dupont <jean@dupont.fr> ou <https://resa.example/>',
	);
	expect(plainLine('Age <six years: free. Others > 5 €')).toBe(
		'Age <six years: free. Others > 5 €',
	);
	expect(plainLine('<mailto:ana@museum.example> or <p.reis@museum.example>')).toBe(
		'<mailto:ana@museum.example> or <p.reis@museum.example>',
	);
	expect(plainLine('<b>Ask</b> <name> in <i>AT&amp;T</i>')).toBe('Ask <name> in AT&T');
	expect(plainLine('open</or and closed <i>now</i>')).toBe('open</or and closed now');
});

test('elements of any age and of word processors are markup', () => {
	expect(plainLine('<CENTER><font color="red">A</font></center><o:p></o:p>')).toBe('A');
	expect(plainLine('<st1:place w:st="on">Tours</st1:place><br/>B')).toBe('Tours B');
	expect(plainLine('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>A')).toBe('A');
	expect(plainLine('<!DOCTYPE html><?xml version="1.0"?><!--[if mso]>x<![endif]-->A')).toBe('A');
});

test('tags of other languages of markup go, and their text stays apart', () => {
	expect(plainLine('Built in 1900<ref>Smith 2010</ref>and later')).toBe(
		'Built in 1900 Smith 2010 and later',
	);
	expect(plainLine('The tower.<ref name="a">Smith</ref> It stands<ref name="a" />.')).toBe(
		'The tower.Smith It stands.',
	);
	expect(plainLine('<nowiki>[[Castle]]</nowiki> on the hill<nowiki/>')).toBe(
		'[[Castle]] on the hill',
	);
	expect(plainLine('open</nowiki> daily')).toBe('open daily');
	expect(plainLine('<custom-note>Book ahead</custom-note>')).toBe('Book ahead');
});

test('comparisons keep their text', () => {
	expect(plainLine('a<b and b>c')).toBe('a<b and b>c');
	expect(plainLine('x<i or j>k <b>bold</b>')).toBe('x<i or j>k bold');
	expect(plainLine('<b\n>B</b> <details open>C</details> <hr noshade>D')).toBe('B C D');
});

test('what HTML hides is not told', () => {
	for (const attribute of [
		...['hidden', 'hidden=""', 'aria-hidden="true"', 'style="display:none"'],
		...["style='color: red; DISPLAY : none;'", 'style="visibility:hidden"'],
	]) {
		expect(plainLine(`A <span ${attribute}>x <b>y</b><br></span>B`), attribute).toBe('A B');
		expect(plainParagraphs(`<p>A</p><div ${attribute}><p>x</p></div>B`), attribute).toBe('A\n\nB');
	}
	expect(plainLine('Ana <img hidden src="a.png">Reis')).toBe('Ana Reis');
	expect(plainLine('<b aria-hidden="false">A</b> <i style="display:block">B</i>')).toBe('A B');
	expect(plainLine('<!-- note -->Ana Reis<!-- 12 -->')).toBe('Ana Reis');
});

test('line breaks that a program wrote out are line breaks, and paths of files stay', () => {
	expect(plainParagraphs('One\\r\\n\\r\\nTwo\\nthree')).toBe('One\n\nTwo\nthree');
	expect(plainLine('One\\r\\nTwo')).toBe('One Two');
	expect(plainLine('F:\\Pictures\\new\\a.jpg')).toBe('F:\\Pictures\\new\\a.jpg');
	expect(plainLine('\\\\server\\new\\a.jpg')).toBe('\\\\server\\new\\a.jpg');
});

test('parameters of an address are no entities', () => {
	expect(plainLine('See https://x.example/?id=1&region=3&copy=2')).toBe(
		'See https://x.example/?id=1&region=3&copy=2',
	);
	expect(plainLine('See https://x.example/?id=1&amp;region=3')).toBe(
		'See https://x.example/?id=1&region=3',
	);
});

test('control characters and reordering marks go, also those written as entities', () => {
	expect(plainLine('a\u0000b\u0007c\u009Bd')).toBe('abcd');
	expect(plainLine('evil\u202Egpj.exe')).toBe('evilgpj.exe');
	expect(plainLine('a&#x202E;b&#8;c')).toBe('abc');
	expect(plainLine('\uFEFFa\u2066b\u2069')).toBe('ab');
});

test('signs of the symbol fonts of word processors are bullets before a line, and nothing elsewhere', () => {
	expect(plainParagraphs('On show:\n\uF0A7\tships\n \uF0B7 maps\uF0FC')).toBe(
		'On show:\n• ships\n• maps',
	);
	expect(plainLine('Willow (\uF0A7\tquiet)')).toBe('Willow (quiet)');
	expect(plainLine('open\uF0E0 closed,\uF0B7 ships')).toBe('open closed, ships');
	expect(plainLine('&#xF0A7; Ships')).toBe('• Ships');
	expect(plainLine('\uF0A7 ')).toBe('');
});

test('mojibake is mended in lines, paragraphs and entities', () => {
	expect(plainLine('b&Atilde;&copy;b&Atilde;&copy;<br>sÃ\u00ADtio')).toBe('bébé sítio');
	expect(plainLine('Four Ã\u00A0 chaux, voilÃ\u00A0')).toBe('Four à chaux, voilà');
	expect(plainParagraphs('CafÃ©\n\nThÃ©')).toBe('Café\n\nThé');
	expect(plainLine('IRMÃ\u00A0JOANA, A IRMÃ\u00A0da Ana')).toBe('IRMÃ JOANA, A IRMÃ da Ana');
});

test('letters of a DOS code page and accents beside a letter stay as they came', () => {
	for (const text of ['The Royal Chƒteau of Blois', 'un caf‚', 'En pre´ambule', 'l´église', 'e´']) {
		expect(plainLine(text), text).toBe(text);
		expect(plainParagraphs(text), text).toBe(text);
	}
});

test('half a surrogate pair becomes the replacement character', () => {
	expect(plainLine('a\uD800b')).toBe('a\uFFFDb');
	expect(plainLine('😀')).toBe('😀');
});

test('a line has single spaces', () => {
	expect(plainLine('  one\r\n two\t three&nbsp;&nbsp;four\u2028five ')).toBe(
		'one two three four five',
	);
});

test('block elements part paragraphs, and breaks part lines', () => {
	expect(plainParagraphs('<p>One</p><p>Two<br>lines</p>')).toBe('One\n\nTwo\nlines');
	expect(plainParagraphs('Intro<ul><li>a</li><li>b</li></ul>Outro')).toBe(
		'Intro\n\na\n\nb\n\nOutro',
	);
	expect(plainParagraphs('<h2>Title</h2>\n\n\n<div>Text</div>')).toBe('Title\n\nText');
});

test('plain text keeps its paragraphs and lines', () => {
	expect(plainParagraphs('One \r\n\r\n\r\n\r\nTwo\n  three')).toBe('One\n\nTwo\nthree');
	expect(plainParagraphs('One\u2029Two')).toBe('One\nTwo');
});

test('markup without text is empty', () => {
	expect(plainLine('<b></b>')).toBe('');
	expect(plainParagraphs('<p>&nbsp;</p>\n<p><br></p>')).toBe('');
});

test('text of which nothing is seen is empty', () => {
	for (const text of ['\u200B', '\u00AD \u2060', '<p>\u200B&zwj;</p>', '\u200E\n\n\uFE0F']) {
		expect(plainLine(text)).toBe('');
		expect(plainParagraphs(text)).toBe('');
	}
	expect(plainLine('👩\u200D🍳')).toBe('👩\u200D🍳');
});

test('zero-width spaces beside white space or an end are dropped, and those that part words stay', () => {
	expect(plainLine('made \u200B\u200Bavailable\u200B')).toBe('made available');
	expect(plainLine('made\u200B available')).toBe('made available');
	expect(plainLine('a \u200B b')).toBe('a b');
	expect(plainLine('ภาษา\u200Bไทย')).toBe('ภาษา\u200Bไทย');
	expect(plainParagraphs('\u200BOne\u200B\n\u200B\n\u200BTwo three')).toBe('One\n\nTwo three');
	expect(plainParagraphs('<p>One&#8203;</p><p>&#8203;Two</p>')).toBe('One\n\nTwo');
});

test('sections of XML are read as the markup that is in them', () => {
	expect(plainLine('<![CDATA[Café & <b>Bar</b>]]>')).toBe('Café & Bar');
	expect(plainParagraphs('<![CDATA[<p>One</p><p>Two</p>]]>')).toBe('One\n\nTwo');
	expect(plainLine('<![CDATA[Cut off')).toBe('Cut off');
	expect(plainLine('rooms[a[0]]>1')).toBe('rooms[a[0]]>1');
});

test('an open tag does not swallow what came before it', () => {
	expect(plainParagraphs('A text that was cut <a href="https://x.exam')).toBe(
		'A text that was cut',
	);
	expect(plainLine('A <script>alert(1)')).toBe('A');
});

test('a text nested without end is read in a time that grows with its length', () => {
	for (const tag of ['<div>', '<template>']) {
		const read = (levels: number) => plainLine(`A${tag.repeat(levels)}`);

		expect(read(400_000)).toBe('A');
		expect(growth(10_000, read), tag).toBeLessThan(steadyGrowth);
	}
	expect(plainLine(`${'<b>A</b> <i>'.repeat(3000)}<script>alert(1)</script>`)).toBe(
		'A '.repeat(3000).trim(),
	);
});
