/** What Word for Windows puts on the clipboard, shortened: the header with its style sheet, then the fragment. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-size:12.0pt; font-family:"Calibri",sans-serif;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\uF0B7;}
-->
</style>
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>Annual report<o:p></o:p></p>

<h1 style='mso-list:none'><a name="_Toc1"></a><span style='mso-bookmark:_Toc1'>Summary</span><o:p></o:p></h1>

<p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'><span
lang=EN-GB style='font-size:14.0pt;mso-ansi-language:EN-GB'>Sales</span></b><span
lang=EN-GB> rose by <i>12&nbsp;%</i>, see <a href="https://example.com/a?b=1&amp;c=2"><span style='color:#0563C1'>the figures</span></a>.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Fruit<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><b>Apples</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Pears<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Nuts<o:p></o:p></p>

<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Third<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span>step<o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'>
  <p class=MsoNormal>City<o:p></o:p></p>
  </td>
  <td width=312 colspan=2 valign=top style='width:233.75pt'>
  <p class=MsoNormal><st1:place w:st="on">Oslo</st1:place><o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="i1"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10
src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="i1"><![endif]><o:p></o:p></p>

<!--EndFragment-->
</body>
</html>`;

export const FROM_WORD = `<h1>Annual report</h1>
<h1>Summary</h1>
<p style="text-align: justify"><strong>Sales</strong> rose by <em>12&nbsp;%</em>, see <a href="https://example.com/a?b=1&amp;c=2">the figures</a>.</p>
<ul>
  <li>
    Fruit
    <ul>
      <li><strong>Apples</strong></li>
      <li>Pears</li>
    </ul>
  </li>
  <li>Nuts</li>
</ul>
<ol start="3">
  <li>Third step</li>
</ol>
<table>
  <tbody>
    <tr>
      <td>City</td>
      <td colspan="2">Oslo</td>
    </tr>
  </tbody>
</table>`;

/** What Google Docs puts on the clipboard, shortened. */
export const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b1c2d3e-7fff-1234-5678-9abcdef01234"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">Plan</span></h2><p dir="ltr" style="line-height:1.38;text-align:center;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">A </span><span style="font-weight:700;font-style:italic;text-decoration:none;">bold</span><span style="font-weight:700;"> idea</span><span style="text-decoration:underline;">, </span><span style="text-decoration:line-through;">gone</span><span style="font-size:0.6em;vertical-align:super;">2</span></p><br /><p dir="ltr"><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;">link</span></a></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Nested</span></p></li></ul></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"><col width="312"></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;padding:5pt"><p dir="ltr"><span>x</span></p></td><td><br></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const FROM_DOCS = `<h2>Plan</h2>
<p style="text-align: center">A <strong><em>bold</em> idea</strong><u>, </u><s>gone</s><sup>2</sup></p>
<p><a href="https://example.com/">link</a></p>
<ul>
  <li>
    One
    <ul>
      <li>Nested</li>
    </ul>
  </li>
</ul>
<table>
  <tbody>
    <tr>
      <td>x</td>
      <td></td>
    </tr>
  </tbody>
</table>`;
